import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {findFileProblem, isImage} from '../content/file-kind.ts'
import type {FileProblem} from '../content/file-problem.ts'
import type {ImageSize} from '../content/parsed-page.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'

/** An image or a download of the content folder. */
export interface ContentFile {
  readonly hash: string
  /** If it is an image. */
  readonly size?: ImageSize | undefined
  /** Why it is not published, if it is not what its name says or could run something. */
  readonly problem?: FileProblem | undefined
}

/** Properties of an image, read from its bytes. */
interface Measured {
  readonly size: ImageSize
  /** As `image-size` names it, such as `jpg`. */
  readonly kind: string | undefined
}

/** Reads the files that pages refer to, sorted by path; those that are not there are left out. */
export async function readContentFiles(
  contentDir: string,
  paths: Iterable<string>,
  store: Store,
): Promise<Map<string, ContentFile>> {
  const files = new Map<string, ContentFile>()
  for (const path of [...paths].toSorted()) {
    const bytes = readFileSync(join(contentDir, path))
    const hash = hashOf(bytes)
    const measured = isImage(path) ? await readMeasured(store, hash, bytes) : undefined
    const problem = findFileProblem(path, {bytes, kind: measured?.kind})
    files.set(path, {hash, size: measured?.size, problem})
  }
  return files
}

async function readMeasured(
  store: Store,
  hash: string,
  bytes: Uint8Array,
): Promise<Measured | undefined> {
  const key = keyOf('image', hash)
  const known = store.readText(key, 'measured')
  if (known !== undefined) return JSON.parse(known) ?? undefined
  const measured = await measureImage(bytes)
  store.write(key, {measured: JSON.stringify(measured ?? null)})
  return measured
}

/** The displayed size in pixels; undefined if the bytes are not an image. */
async function measureImage(bytes: Uint8Array): Promise<Measured | undefined> {
  const {imageSize} = await import('image-size') // loaded only for a file that is not known
  try {
    const {width, height, orientation = 1, type: kind} = imageSize(bytes)
    const isTurned = orientation >= 5
    return {size: isTurned ? {width: height, height: width} : {width, height}, kind}
  } catch {
    return undefined
  }
}
