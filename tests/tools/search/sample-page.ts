import type {UngroupedPage} from '../../../tools/search/index-page.ts'

/** A page of the index with these texts: that of its beginning, and of one heading for each other. */
export function samplePage(
  texts: readonly string[],
  {url = '/', title = 'Page'} = {},
): UngroupedPage {
  return {
    url,
    title,
    ids: texts.map(() => ''),
    depths: texts.map((_, at) => Math.min(at, 1)),
    headings: texts.map((_, at) => (at === 0 ? '' : `Heading ${at}`)),
    texts: [...texts],
  }
}
