import type {Root, RootContent} from 'mdast'
import {isDownload} from './example-links.ts'
import {plainText} from './headings.ts'

const EXCERPT_LENGTH = 240

/** The beginning of the text: paragraphs up to the first heading, cut at a word. */
export function buildExcerpt({children}: Root): string {
  const end = children.findIndex(({type}) => type === 'heading')
  const isText = (node: RootContent) => node.type === 'paragraph' && !isDownload(node)
  const intro = children.slice(0, end === -1 ? undefined : end)
  const hasIntro = intro.some(isText)
  const paragraphs = (hasIntro ? intro : children).filter(isText)
  const text = paragraphs.map(plainText).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
