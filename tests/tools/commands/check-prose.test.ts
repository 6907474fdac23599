import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {writeFolder} from '../temp-folder.ts'

const cwd = fileURLToPath(new URL('../../..', import.meta.url))

function run(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'tools/commands/check-prose.ts', ...args]
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd, encoding: 'utf8'})
  return {status, stdout: stdout.replace(/\d+ ms/, 'N ms'), stderr}
}

describe('npm run check:prose', () => {
  test('ends with 1 and names every issue if there is one', async () => {
    const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
    const root = await writeFolder({
      'content/a.md': page('Fine.'),
      'content/b.md': page('The the page.'),
    })
    const cache = await writeFolder()
    expect(run('--root', root, '--cache', cache)).toEqual({
      status: 1,
      stdout: '2 files: 1 errors, 2 checked again, N ms\n',
      stderr: `${root}/content/b.md:5  repeated-word\n  “The the” repeats a word.\n  Write “the”.\n\n`,
    })
  })

  test('ends with 0 if there is none', async () => {
    const root = await writeFolder({'content/index.md': '---\ntitle: Page\n---\n\nFine.\n'})
    expect(run('--root', root, '--cache', await writeFolder())).toEqual({
      status: 0,
      stdout: '1 files: 0 errors, 1 checked again, N ms\n',
      stderr: '',
    })
  })

  test('ends with 2 if its command line is wrong', () => {
    expect(run('--roots', 'x')).toEqual({
      status: 2,
      stdout: '',
      stderr: "Unknown option '--roots'\nRun the command with --help to see its options.\n",
    })
  })

  test('says what it takes', () => {
    const {status, stdout} = run('--help')
    expect({status, flags: stdout.match(/--\w+/g)}).toEqual({
      status: 0,
      flags: ['--root', '--cache'],
    })
  })
})
