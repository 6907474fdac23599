import type {Issue} from '../issues/issue.ts'
import {findNameProblem} from '../content-format/urls.ts'
import {walkFolder} from './walk-folder.ts'

/** Folders of an example that npm and webpack make, which git ignores, and hidden files. */
const HIDDEN = /^[_.]|\/(?:node_modules|dist)\//

interface FoundFiles {
  /** The sorted files of each example, by its name; the names are sorted, too. */
  readonly folders: ReadonlyMap<string, readonly string[]>
  readonly issues: readonly Issue[]
}

/** Finds the files of all examples. Readers on every system unpack them from a zip. */
export function findExampleFiles(dir: string): FoundFiles {
  const {files, others} = walkFolder(dir, HIDDEN)
  const issues = others.map(noFile)
  const folders = new Map<string, string[]>()
  for (const path of files) {
    const [name = '', ...rest] = path.split('/')
    const own = folders.get(name) ?? []
    const problem = findNameProblem(rest.join('/'))
    if (problem)
      issues.push({rule: 'bad-file-name', severity: 'error', ...placeOf(path), ...problem})
    else if (rest.length > 0) folders.set(name, [...own, rest.join('/')])
  }
  return {folders: new Map([...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))), issues}
}

function noFile(path: string): Issue {
  const message = 'This is neither a file nor a folder, so the download would not contain it.'
  const hint = 'Remove it, or replace it with a file.'
  return {rule: 'unreadable', severity: 'error', ...placeOf(path), message, hint}
}

function placeOf(path: string): Pick<Issue, 'file' | 'line'> {
  return {file: `../examples/${path}`, line: 1}
}
