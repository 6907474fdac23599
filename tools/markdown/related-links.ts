import type {RelatedLink} from '#contract/tree.ts'
import type {LinkUse} from '../content/parsed-page.ts'
import {normalizeUrl} from './links.ts'

interface LinkSource {
  /** Relative to the content folder. */
  readonly path: string
  /** With its front matter. */
  readonly text: string
}

/** Normalizes related links like those of the text, and finds their lines in the source. */
export function placeRelatedLinks(
  related: readonly RelatedLink[],
  {path, text}: LinkSource,
): Array<RelatedLink & LinkUse> {
  const lines = text.split('\n').map(line => line.replace(/["'},\s]+$/, ''))
  return related.map(({title, url}) => ({
    title,
    url: normalizeUrl(url, path),
    line:
      Math.max(
        0,
        lines.findIndex(line => line.endsWith(url)),
      ) + 1,
  }))
}
