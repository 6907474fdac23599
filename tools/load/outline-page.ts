import {decodeSource} from '../sources/decode-source.ts'
import {parseFrontMatter} from '../content-format/front-matter.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import type {PageSource} from './page-source.ts'

/**
 * A page before it is parsed, with what its front matter says and nothing else: enough to show where
 * it is in the navigation.
 */
export function outlinePage({path, bytes, readme}: PageSource): ParsedPage {
  const text = decodeSource(bytes, path)
  const {frontMatter, places} = typeof text === 'string' ? parseFrontMatter(text, path) : {}
  return {
    path,
    size: bytes.length,
    frontMatter: readme?.frontMatter ?? frontMatter ?? {title: path},
    ...(places && {places}),
    anchors: [],
    ids: [],
    links: [],
    files: [],
    excerpt: '',
    issues: [],
  }
}
