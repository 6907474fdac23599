import {randomUUID} from 'node:crypto'
import {mkdir, rename, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'

/** Writes a file so that a reader sees the old one or the new one, never a part. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), {recursive: true})
  const part = `${file}.${randomUUID()}`
  await writeFile(part, content)
  await rename(part, file)
}
