import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {hashOf} from './output/index-file.ts'

/** Writes files by their urls, relative to the root of the site. */
export async function emitFiles(
  outDir: string,
  files: Iterable<readonly [url: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [url, content] of files) {
    const file = join(outDir, url)
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, content)
  }
}

/** The hash of each file that pages refer to, by its url. */
export async function hashContentFiles(
  contentDir: string,
  paths: Iterable<string>,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const path of [...paths].toSorted()) {
    hashes.set(encodeURI(path), hashOf(await readFile(join(contentDir, path))))
  }
  return hashes
}

/** Copies the files that pages refer to; their paths become their urls. */
export async function copyContentFiles(
  contentDir: string,
  outDir: string,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of paths) {
    const file = join(outDir, path)
    await mkdir(dirname(file), {recursive: true})
    await copyFile(join(contentDir, path), file)
  }
}
