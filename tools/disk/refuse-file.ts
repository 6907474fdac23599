import {shownPath} from './shown-path.ts'
import {findFileOnPath} from './write-atomically.ts'

/** Throws if there cannot be a folder at a path, because it or one of its parts is a file. */
export function refuseFile(dir: string): void {
  const file = findFileOnPath(dir)
  if (file === undefined) return
  const problem =
    file === dir
      ? `${shownPath(dir)} is a file.`
      : `${shownPath(dir)} cannot be a folder: ${shownPath(file)} is a file.`
  throw new Error(`${problem}\nChoose another folder.`)
}
