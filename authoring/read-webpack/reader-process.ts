import {readFileSync} from 'node:fs'
import {readRelease} from './history/read-release.ts'
import {readers} from './readers.ts'

// Ignores warnings about deprecated members, which the readers look for.
process.removeAllListeners('warning')
process.on('warning', () => {})

/** The file of facts to read; with ids, a package, whose installed release is an earlier one. */
const [name = '', idsFile] = process.argv.slice(2)
const facts =
  idsFile === undefined ? await readFile(name) : await readRelease(name, loadIds(idsFile))
process.send?.(facts, () => process.exit(0))

function readFile(file: string) {
  const read = Object.entries(readers).find(([each]) => each === file)?.[1]
  if (read === undefined) throw new Error(`There is no reader of ${file}`)
  return read()
}

function loadIds(path: string): readonly string[] {
  return JSON.parse(readFileSync(path, 'utf8'))
}
