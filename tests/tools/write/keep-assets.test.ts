import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {portablePath} from '../../../tools/disk/portable-path.ts'
import {keepAssets} from '../../../tools/write/keep-assets.ts'
import {writeFolder} from '../temp-folder.ts'

/** The files below a folder. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true})
  const files = entries.filter(entry => entry.isFile())
  return files.map(({parentPath, name}) => portablePath(dir, join(parentPath, name))).toSorted()
}

/** Another build, in its own folder. */
async function nextBuild(root: string): Promise<string> {
  await mkdir(join(root, 'next/assets'), {recursive: true})
  await writeFile(join(root, 'next/assets/main-D.js'), 'D')
  return join(root, 'next')
}

test('the assets of a deployment stay for 30 days after the last deployment that had them', async () => {
  const root = await writeFolder({
    'kept/2026-01-01/main-A.js': 'A',
    'kept/2026-01-01/react-A.js': 'A',
    'kept/2026-01-01/playground-A/engine.js': 'A',
    'kept/2026-01-20/main-B.js': 'B',
    'dist/assets/main-C.js': 'C',
    'dist/assets/react-A.js': 'A, as it is built now',
  })
  const [dir, kept] = [join(root, 'dist'), join(root, 'kept')]
  await keepAssets({dir, kept, today: new Date('2026-01-31T12:00:00Z')})
  const assets = ['main-A.js', 'main-B.js', 'main-C.js', 'playground-A/engine.js', 'react-A.js']
  expect(await filesIn(join(dir, 'assets'))).toEqual(assets)
  expect(await readFile(join(dir, 'assets/react-A.js'), 'utf8')).toBe('A, as it is built now')
  expect(await filesIn(kept)).toEqual([
    '2026-01-01/main-A.js',
    '2026-01-01/playground-A/engine.js',
    '2026-01-20/main-B.js',
    '2026-01-31/main-C.js',
    '2026-01-31/react-A.js',
  ])
  await keepAssets({dir: await nextBuild(root), kept, today: new Date('2026-02-01T00:00:00Z')})
  expect(await filesIn(join(root, 'next/assets'))).toEqual([
    'main-B.js',
    'main-C.js',
    'main-D.js',
    'react-A.js',
  ])
})

test('the first deployment has no other assets', async () => {
  const root = await writeFolder({'dist/assets/main-A.js': 'A'})
  const [dir, kept] = [join(root, 'dist'), join(root, 'kept')]
  await keepAssets({dir, kept, today: new Date('2026-01-31T12:00:00Z')})
  expect(await filesIn(dir)).toEqual(['assets/main-A.js'])
  expect(await filesIn(kept)).toEqual(['2026-01-31/main-A.js'])
})
