import {execFile, spawnSync} from 'node:child_process'
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {describe, expect, test} from 'vitest'
import {createFreshFolder} from '../../../tools/disk/swap-folder.ts'
import {writeFolder} from '../temp-folder.ts'

/** Lists the files of a build. */
const record = '.files'

/** The number of a process that has ended. */
const {pid: deadProcess} = spawnSync(process.execPath, ['--version'])

/** Replaces a folder with one that has these files. */
async function build(out: string, ...files: string[]): Promise<void> {
  const fresh = await createFreshFolder(out)
  await mkdir(join(fresh.dir, 'data'))
  for (const file of files) await writeFile(join(fresh.dir, file), '{}')
  await fresh.swapIn()
}

describe('createFreshFolder', () => {
  test('replaces the old folder with a complete one, and only if the build succeeds', async () => {
    const root = await writeFolder({[`dist/${record}`]: 'old.html', 'dist/old.html': 'old'})
    const half = await createFreshFolder(join(root, 'dist'))
    await writeFile(join(half.dir, 'old.html'), 'half')
    await half.discard()
    expect(await readdir(root)).toEqual(['dist'])
    const fresh = await createFreshFolder(join(root, 'dist'))
    await writeFile(join(fresh.dir, 'new.html'), 'new')
    expect(await readFile(join(root, 'dist/old.html'), 'utf8')).toBe('old')
    await fresh.swapIn()
    expect(await readdir(root)).toEqual(['dist'])
    expect(await readdir(join(root, 'dist'))).toEqual(['.files', 'new.html'])
  })

  test('brings the old folder back if a build ended between the two steps of a swap', async () => {
    const old = `dist.~old-${deadProcess}`
    const root = await writeFolder({[`${old}/${record}`]: 'old.html', [`${old}/old.html`]: 'old'})
    const fresh = await createFreshFolder(join(root, 'dist'))
    expect(await readFile(join(root, 'dist/old.html'), 'utf8')).toBe('old')
    await fresh.discard()
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('removes what killed builds left behind, and nothing else', async () => {
    const kept = [
      `dist.~next-${process.ppid}`, // being written by another
      `dist.old-${deadProcess}`,
      'dist.~next-steps',
      'other.~next-1',
    ]
    const left = ['old', 'gone', 'next'].map(state => `dist.~${state}-${deadProcess}`)
    const folders = ['dist', ...left, ...kept].map(name => [`${name}/${record}`, ''])
    const root = await writeFolder(Object.fromEntries(folders))
    await build(join(root, 'dist'))
    expect(await readdir(root)).toEqual(['dist', ...kept].toSorted())
  })

  test('refuses a folder that no build wrote', async () => {
    const root = await writeFolder({'work/thesis.txt': 'years'})
    await expect(createFreshFolder(join(root, 'work'))).rejects.toThrow(
      `${join(root, 'work')} contains files that were not written by a build: thesis.txt.\n` +
        'Move them to another folder, or build into another one.',
    )
    expect(await readFile(join(root, 'work/thesis.txt'), 'utf8')).toBe('years')
    expect(await readdir(root)).toEqual(['work'])
  })

  test('refuses a file, and a folder in a file', async () => {
    const root = await writeFolder({'thesis.txt': 'years'})
    const file = join(root, 'thesis.txt')
    await expect(createFreshFolder(file)).rejects.toThrow(
      `${file} is a file.\nChoose another folder.`,
    )
    await expect(createFreshFolder(join(file, 'dist'))).rejects.toThrow(
      `${join(file, 'dist')} cannot be a folder: ${file} is a file.\nChoose another folder.`,
    )
    expect(await readFile(file, 'utf8')).toBe('years')
    expect(await readdir(root)).toEqual(['thesis.txt'])
  })

  test('refuses a build to which files were added, and keeps all of it', async () => {
    const root = await writeFolder()
    const out = join(root, 'dist')
    await build(out, 'a.html')
    await writeFile(join(out, '.DS_Store'), '')
    await build(out, 'a.html') // what systems put there is no reason to stop
    await writeFile(join(out, 'data/notes.txt'), 'mine')
    await writeFile(join(out, 'CNAME'), 'example.org')
    await expect(createFreshFolder(out)).rejects.toThrow(
      `${out} contains files that were not written by a build: CNAME and 1 more.`,
    )
    expect(await readFile(join(out, 'data/notes.txt'), 'utf8')).toBe('mine')
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('lets simultaneous builds replace the same folder, each with a complete one', async () => {
    const root = await writeFolder()
    const program = fileURLToPath(new URL('swap-repeatedly.ts', import.meta.url))
    const command = ['--import', 'tsx', program]
    const run = (name: string) =>
      promisify(execFile)(process.execPath, [...command, join(root, 'dist'), name, '100'])
    await Promise.all(['one', 'two'].map(run))
    expect(await readdir(root)).toEqual(['dist'])
    const read = (file: string) => readFile(join(root, 'dist', file), 'utf8')
    expect(await read('a')).toMatch(/^(?:one|two)$/)
    expect(await Promise.all(['b', 'data/v1/index.json'].map(read))).toEqual([
      await read('a'),
      await read('a'),
    ])
  })
})
