import {extname} from 'node:path'
import {findActiveSvg} from './active-svg.ts'
import type {FileProblem} from './file-problem.ts'

/** Kinds of images, by their extensions, as `image-size` names what it finds in the bytes. */
const images: ReadonlyMap<string, string> = new Map([
  ['.avif', 'avif'],
  ['.gif', 'gif'],
  ['.jpeg', 'jpg'],
  ['.jpg', 'jpg'],
  ['.png', 'png'],
  ['.svg', 'svg'],
  ['.webp', 'webp'],
])

/** Downloads that browsers save or show without running anything on the site. */
const downloads = new Set(['.csv', '.gz', '.json', '.mp4', '.pdf', '.txt', '.webm', '.zip'])

/** Whether the content of a file is read to check it. */
export function isImage(path: string): boolean {
  return images.has(extensionOf(path))
}

/**
 * Finds a file that is not what its name says, or that could run scripts on the site. `kind` is what
 * the bytes are, if they are an image.
 */
export function findFileProblem(
  path: string,
  {bytes, kind}: {bytes: Uint8Array; kind: string | undefined},
): FileProblem | undefined {
  const extension = extensionOf(path)
  const expected = images.get(extension)
  if (expected === undefined) return downloads.has(extension) ? undefined : unknownKind(path)
  if (kind !== expected) {
    const name = expected.toUpperCase()
    const message = `The bytes of /${path} are not an image in ${name} format.`
    return {message, hint: 'Export the image again, and name it by its format.'}
  }
  return expected === 'svg' ? findActiveSvg(bytes) : undefined
}

function extensionOf(path: string): string {
  return extname(path).toLowerCase()
}

function unknownKind(path: string): FileProblem {
  const known = [...images.keys(), ...downloads].join(' ')
  return {
    message: `/${path} cannot be published: browsers may run files of this kind on the site.`,
    hint: `Show it as code, or use an image or a download of these kinds: ${known}.`,
  }
}
