import type {Root} from 'mdast'
import {plainText} from './headings.ts'

const EXCERPT_LENGTH = 240

/** The beginning of the text: paragraphs up to the first heading, cut at a word. */
export function buildExcerpt({children}: Root): string {
  const end = children.findIndex(({type}) => type === 'heading')
  const intro = children.slice(0, end === -1 ? undefined : end)
  const hasIntro = intro.some(({type}) => type === 'paragraph')
  const paragraphs = (hasIntro ? intro : children).filter(({type}) => type === 'paragraph')
  const text = paragraphs.map(plainText).join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
