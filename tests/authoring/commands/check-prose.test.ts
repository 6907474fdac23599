import {spawnSync} from 'node:child_process'
import {expect, test} from 'vitest'
import {root as repository} from '../../../tools/disk/root.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

test('npm run check:prose names every issue, and ends with 1 if there is one', async () => {
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
  const root = await writeFolder({'content/a.md': page('Fine.'), 'content/b.md': page('The the.')})
  const args = ['authoring/commands/check-prose.ts', '--root', root, '--cache', await writeFolder()]
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: repository,
    encoding: 'utf8',
  })
  expect({status, stdout: stdout.replace(/\d+ ms/, 'N ms'), stderr}).toEqual({
    status: 1,
    stdout: '2 files: 1 errors, 2 checked again, N ms\n',
    stderr: `${root}/content/b.md:5  repeated-word\n  “The the” repeats a word.\n  Write “the”.\n\n`,
  })
})
