import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {EMITTED_FOLDER, emittedPath, type Example, placeOf} from '../../tools/examples/example.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {shortenEmitted} from './shorten-emitted.ts'
import type {Built} from './worker/finding.ts'

/** Compares the committed output of an example with the output of its build. */
export function checkEmitted({name, files}: Example, built: Built): Issue[] {
  const emitted = shortenAll(built)
  const committed = [...files.keys()].filter(path => path.startsWith(EMITTED_FOLDER))
  return [...new Set([...committed, ...emitted.keys()])].flatMap(path => {
    const [before, now] = [files.get(path), emitted.get(path)]
    if (before === now) return []
    const lines = now?.split('\n') ?? []
    const index = before?.split('\n').findIndex((line, at) => line !== lines[at]) ?? 0
    return [
      {
        rule: 'wrong-output',
        severity: 'error',
        file: placeOf(name, path),
        line: Math.max(index, 0) + 1,
        message: describe(before, now),
        hint: 'Review the change. To update the file, run npm run check:content -- --record.',
      } satisfies Issue,
    ]
  })
}

function describe(before: string | undefined, now: string | undefined): string {
  if (now === undefined) return 'The build does not emit this file.'
  return before === undefined ? 'The file is not recorded.' : 'The build emits other code.'
}

/** Writes the shortened code that a build emits to the folder of its example. */
export function recordEmitted(folder: string, built: Built): void {
  rmSync(join(folder, EMITTED_FOLDER), {recursive: true, force: true})
  for (const [path, text] of shortenAll(built)) writeAtomically(join(folder, path), text)
}

function shortenAll({files}: Built): Map<string, string> {
  return new Map(
    Object.entries(files).map(([name, text]) => [emittedPath(name), shortenEmitted(text)]),
  )
}
