import type {MarkedText, SearchHit} from '../../search/hit.ts'

/** Marks that Algolia puts around matches: characters that occur in no text. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/**
 * Reads the answer to a query. URLs of the site become relative; hits without a URL that can be
 * followed are left out. Throws if the value is not an answer.
 */
export function parseAlgoliaHits(answer: unknown, origins: readonly string[]): SearchHit[] {
  const hits = at(at(at(answer, 'results'), '0'), 'hits')
  if (!Array.isArray(hits)) throw new Error('The answer has no hits')
  return hits.flatMap(hit => parseHit(hit, origins) ?? [])
}

function parseHit(hit: unknown, origins: readonly string[]): SearchHit | undefined {
  const url = relativeUrl(textAt(hit, ['url']), origins)
  const title = levelOf(hit, 1) ?? levelOf(hit, 0)
  if (url === undefined || title === undefined) return undefined
  const content = textAt(hit, ['_snippetResult', 'content', 'value']) ?? textAt(hit, ['content'])
  return {
    url,
    group: levelOf(hit, 0)?.text ?? '',
    title,
    headings: [2, 3, 4, 5, 6].flatMap(level => levelOf(hit, level) ?? []),
    excerpt: parseMarked(content ?? ''),
  }
}

/** A level of the headings, with its marks. */
function levelOf(hit: unknown, level: number): MarkedText | undefined {
  const name = `lvl${level}`
  const text =
    textAt(hit, ['_highlightResult', 'hierarchy', name, 'value']) ??
    textAt(hit, ['hierarchy', name])
  return text === undefined || text === '' ? undefined : parseMarked(text)
}

/** `Use \uE000output\uE001 &amp; go` → `Use output & go` with a mark. */
function parseMarked(value: string): MarkedText {
  const marks: Array<readonly [number, number]> = []
  let text = ''
  let start: number | undefined
  for (const part of value.split(/([\uE000\uE001])/)) {
    if (part === MARK_START) start ??= text.length
    else if (part !== MARK_END) text += decodeEntities(part)
    else if (start !== undefined) {
      if (text.length > start) marks.push([start, text.length])
      start = undefined
    }
  }
  return {text, marks}
}

/** Decodes the entities that the crawler writes for special characters of HTML. */
function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp|#0?39);/g, entity => entities[entity] ?? entity)
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&amp;': '&',
}

/** `https://webpack.js.org/concepts/#x` → `/concepts/#x` */
function relativeUrl(text: string | undefined, origins: readonly string[]): string | undefined {
  const base = origins[0]
  if (text === undefined || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  if (origins.includes(url.origin)) return url.pathname + url.search + url.hash
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

function textAt(value: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce(at, value)
  return typeof found === 'string' ? found : undefined
}

function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1]
}
