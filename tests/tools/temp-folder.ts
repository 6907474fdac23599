import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

const made: string[] = []

/** Removes the folders that were written so far. */
export async function removeFolders(): Promise<void> {
  for (const dir of made.splice(0)) await rm(dir, {recursive: true, force: true})
}

/** Writes these files into a new folder, which is removed when the tests of the file are done. */
export async function writeFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tools-test-'))
  made.push(dir)
  await writeFiles(dir, files)
  return dir
}

/** Writes files below a folder. */
export async function writeFiles(
  dir: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), content)
  }
}
