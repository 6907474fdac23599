import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** Writes the files of a small project by their paths. */
export async function writeProject(
  dir: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), text)
  }
}
