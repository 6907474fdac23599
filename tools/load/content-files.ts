import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ImageSize} from '../content/parsed-page.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'

/** An image or a download of the content folder. */
export interface ContentFile {
  readonly hash: string
  /** If it is an image. */
  readonly size?: ImageSize | undefined
}

/** Reads the files that pages refer to, sorted by path; those that are not there are left out. */
export async function readContentFiles(
  {contentDir, store}: {contentDir: string; store: Store},
  paths: Iterable<string>,
): Promise<Map<string, ContentFile>> {
  const files = new Map<string, ContentFile>()
  for (const path of [...paths].toSorted()) {
    const bytes = readFileSync(join(contentDir, path))
    const hash = hashOf(bytes)
    const key = keyOf('image-size', hash)
    const known = store.readText(key, 'size')
    const size = known === undefined ? await measureImage(bytes) : JSON.parse(known)
    if (known === undefined) store.write(key, {size: JSON.stringify(size ?? null)})
    files.set(path, {hash, ...(size && {size})})
  }
  return files
}

/** The displayed size in pixels; undefined if the file is not an image. */
async function measureImage(bytes: Uint8Array): Promise<ImageSize | undefined> {
  const {imageSize} = await import('image-size') // loaded only for a file that is not known
  try {
    const {width, height, orientation = 1} = imageSize(bytes)
    const isTurned = orientation >= 5
    return isTurned ? {width: height, height: width} : {width, height}
  } catch {
    return undefined // a download
  }
}
