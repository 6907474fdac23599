import type {Image, Link, Root} from 'mdast'
import type {PageResolution} from '../site/page-resolution.ts'
import {joinTexts} from './finish-body.ts'
import {fileOf} from './links.ts'
import {walk} from './walk.ts'

/** Resolves the links and images of a body that depend on other pages and files. */
export function resolveBody(body: Root, resolution: PageResolution): void {
  walk(body, (node, index, parent) => {
    if (node.type === 'image') {
      const text = resolveImage(node, resolution)
      if (text !== undefined) parent.children[index] = {type: 'text', value: text}
    }
    if (node.type === 'link' && !resolveLink(node, resolution)) {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
  })
  joinTexts(body)
}

/** The text that replaces a missing image. */
function resolveImage(image: Image, {images}: PageResolution): string | undefined {
  const size = images[fileOf(image.url)]
  if (size === null) return image.alt ?? ''
  if (size) image.data = {...image.data, hProperties: {...image.data?.hProperties, ...size}}
  return undefined
}

/** Sets the target of a link; false if it has none. */
function resolveLink(link: Link, {links, images}: PageResolution): boolean {
  const target = links[link.url]
  if (target === null || images[fileOf(link.url)] === null) return false
  if (target !== undefined) link.url = target
  return true
}
