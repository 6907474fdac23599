import type {MarkedText, SearchHit} from '../../../search/hit.ts'

/** `Use [output] now` → the text with a mark on `output`. */
export function marked(text: string): MarkedText {
  const marks: Array<[number, number]> = []
  let plain = ''
  for (const part of text.split(/(\[[^\]]*\])/)) {
    if (!part.startsWith('[')) plain += part
    else {
      marks.push([plain.length, plain.length + part.length - 2])
      plain += part.slice(1, -1)
    }
  }
  return {text: plain, marks}
}

/** A hit at a URL, with defaults for other properties. */
export function hitAt(url: string, rest: Partial<SearchHit> = {}): SearchHit {
  const isPart = url.includes('#')
  return {
    url,
    group: 'Guides',
    title: marked('Title'),
    headings: isPart ? [marked('Heading')] : [],
    excerpt: marked(''),
    ...rest,
  }
}
