import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {ImageSize} from '../content/parsed-page.ts'
import {hashOf} from '../disk/hash.ts'

/** An image or a download of the content folder. */
export interface ContentFile {
  readonly hash: string
  /** If it is an image. */
  readonly size?: ImageSize | undefined
}

/** Reads the files that pages refer to, sorted by path; those that are not there are left out. */
export async function readContentFiles(
  contentDir: string,
  paths: Iterable<string>,
): Promise<Map<string, ContentFile>> {
  const files = new Map<string, ContentFile>()
  for (const path of [...paths].toSorted()) {
    const bytes = readFileSync(join(contentDir, path))
    files.set(path, {hash: hashOf(bytes), size: await measureImage(bytes)})
  }
  return files
}

/** Pixels, as the image is shown; nothing if the file is none. */
async function measureImage(bytes: Uint8Array): Promise<ImageSize | undefined> {
  const {imageSize} = await import('image-size') // loaded only if there is a file
  try {
    const {width, height, orientation = 1} = imageSize(bytes)
    const isTurned = orientation >= 5
    return isTurned ? {width: height, height: width} : {width, height}
  } catch {
    return undefined // a download
  }
}
