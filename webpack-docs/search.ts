import {createSearch} from '../search/engine.ts'
import type {SearchHit} from '../search/hit.ts'
import {NoAnswerError, type Answer} from './answer.ts'
import {addressOf, readData} from './package-files.ts'

const {search} = createSearch(readData)

/** The sections that answer a question best, in the order of the site. */
export const findHits = search

/** The default number of hits. */
export const USUAL_HITS = 8

/** Searches all pages, as the site does. */
export async function searchPages(words: string, limit = USUAL_HITS): Promise<Answer> {
  const hits = await findHits(words, limit)
  if (hits.length === 0) {
    throw new NoAnswerError(`No page has “${words}”. Use fewer words, or the name of an option.`)
  }
  const value = hits.map(({url, group, title, headings, excerpt, defaultValue}) => ({
    url: addressOf(url),
    path: url,
    group,
    title: [title, ...headings].map(({text}) => text).join(' › '),
    excerpt: excerpt.text,
    default: defaultValue,
  }))
  return {value, markdown: hits.map(formatHit).join('\n')}
}

function formatHit(hit: SearchHit, index: number): string {
  const {url, title, headings, excerpt, defaultValue} = hit
  const name = [title, ...headings].map(({text}) => text).join(' › ')
  const more = defaultValue === undefined ? '' : ` (default: ${defaultValue})`
  return `${index + 1}. **${name}**${more}\n   <${addressOf(url)}>\n   ${shorten(excerpt.text)}\n`
}

/** The beginning of a string, up to a space. */
function shorten(text: string): string {
  return text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT).replace(/\s\S*$/, '')} …`
}

const MAX_EXCERPT = 200
