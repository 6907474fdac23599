import {join} from 'node:path'
import type {Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {FileUse, ImageSize, ParsedPage} from '../content/parsed-page.ts'
import {fileOf} from '../markdown/links.ts'

/**
 * Gives the images of a text that lie in the content folder their width and height, so that
 * nothing moves when they arrive; the page remembers them.
 */
export async function measureImages(
  page: ParsedPage,
  body: Root,
  contentDir: string,
): Promise<ParsedPage> {
  if (page.files.length === 0) return page
  const files = await Promise.all(
    page.files.map(async (file): Promise<FileUse> => {
      const size = await measureImage(join(contentDir, file.path))
      return {...file, ...(size && {size})}
    }),
  )
  const sizes = new Map(files.map(({path, size}) => [path, size]))
  visit(body, 'image', node => {
    const size = sizes.get(fileOf(node.url))
    if (size) node.data = {...node.data, hProperties: {...node.data?.hProperties, ...size}}
  })
  return {...page, files}
}

/** Whether an image has changed its size since a page was parsed. */
export async function hasOtherSizes({files}: ParsedPage, contentDir: string): Promise<boolean> {
  for (const {path, size} of files) {
    const now = await measureImage(join(contentDir, path))
    if (now?.width !== size?.width || now?.height !== size?.height) return true
  }
  return false
}

/** Pixels, as the image is shown; nothing if the file is none, or is not there. */
async function measureImage(file: string): Promise<ImageSize | undefined> {
  const {imageSizeFromFile} = await import('image-size/fromFile') // loaded only if there is a file
  try {
    const {width, height, orientation = 1} = await imageSizeFromFile(file)
    const isTurned = orientation >= 5
    return isTurned ? {width: height, height: width} : {width, height}
  } catch {
    return undefined // a download; whether the file is there is checked elsewhere
  }
}
