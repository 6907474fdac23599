import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {findFileProblem, isImage} from '../checks/file-kind.ts'
import type {FileProblem} from '../checks/file-problem.ts'
import type {ImageSize} from '../site/parsed-page.ts'
import {hashOf} from '../disk/hash.ts'

/** An image or a download of the content folder. */
export interface ContentFile {
  readonly hash: string
  /** If it is an image. */
  readonly size?: ImageSize | undefined
  /** Why it is not published, if it is not what its name says or could run something. */
  readonly problem?: FileProblem | undefined
}

/** Reads the files that pages refer to, sorted by path; those that are not there are left out. */
export async function readContentFiles(
  contentDir: string,
  paths: Iterable<string>,
): Promise<Map<string, ContentFile>> {
  const files = new Map<string, ContentFile>()
  for (const path of [...paths].toSorted()) {
    const bytes = readFileSync(join(contentDir, path))
    const {size, kind} = isImage(path) ? await measureImage(bytes) : {}
    const problem = findFileProblem(path, {bytes, kind})
    files.set(path, {hash: hashOf(bytes), size, problem})
  }
  return files
}

/** The displayed size in pixels, and the kind such as `jpg`; neither if the bytes are not an image. */
async function measureImage(
  bytes: Uint8Array,
): Promise<{size?: ImageSize; kind?: string | undefined}> {
  const {imageSize} = await import('image-size') // loaded only if there is an image
  try {
    const {width, height, orientation = 1, type: kind} = imageSize(bytes)
    const isTurned = orientation >= 5
    return {size: isTurned ? {width: height, height: width} : {width, height}, kind}
  } catch {
    return {}
  }
}
