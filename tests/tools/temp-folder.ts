import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll} from 'vitest'

const made: string[] = []

afterAll(async () => {
  for (const dir of made) await rm(dir, {recursive: true, force: true})
})

/** A real folder with these files in it, removed when the tests of the file are done. */
export async function writeFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tools-test-'))
  made.push(dir)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), content)
  }
  return dir
}
