import {join} from 'node:path'
import {runCommand} from '../../tools/command-line/run-command.ts'
import {tellIssues} from '../../tools/command-line/tell-issues.ts'
import {root} from '../../tools/disk/root.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {createStore} from '../../tools/disk/store.ts'
import {checkProse} from '../prose/check-prose.ts'

const HELP = `Checks the language of pages, READMEs and comments: spelling, articles, repeated words, and the
phrases in content/_phrases.json. Names and terms are in content/_words.txt.`

async function run(): Promise<void> {
  const start = performance.now()
  const {issues, files, fresh} = await checkProse({root, store: createStore(join(root, '.cache'))})
  const content = shownPath(join(root, 'content'))
  if (issues.length > 0) console.error(`${tellIssues(issues, content)}\n`)
  const time = Math.round(performance.now() - start)
  console.log(`${files} files: ${issues.length} errors, ${fresh} checked again, ${time} ms`)
  process.exitCode = issues.length > 0 ? 1 : 0
}

runCommand(import.meta.url, {help: HELP, run})
