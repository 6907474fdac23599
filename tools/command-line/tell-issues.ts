import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../disk/root.ts'
import {formatIssues, sumUpIssues, type Issue} from '../issues/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import {writeAtomically} from '../disk/write-atomically.ts'

/** File with all issues of the last run that had too many to print. */
const LIST = join(root, '.cache/issues.txt')

/** Issues as a terminal shows them: very many are summed up, and listed in a file. */
export function tellIssues(issues: readonly Issue[], folder?: string): string {
  const told = sumUpIssues(issues)
  const text = formatIssues(told, folder)
  if (told.length === issues.length) {
    rmSync(LIST, {force: true}) // else that of an earlier run stays
    return text
  }
  writeAtomically(LIST, `${formatIssues(issues, folder)}\n`)
  return `${text}\n\nAll ${issues.length.toLocaleString('en-US')} are listed in ${shownPath(LIST)}.`
}
