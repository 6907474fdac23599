import {z} from 'zod'
import type {ParsedPage} from './parsed-page.ts'
import {urlOf} from '../content-format/urls.ts'

/** In the content folder. */
export const RECORD_FILE = 'anchors.json'

/**
 * `anchors.json` in the content folder: every page that was ever published, by its URL, and all ids
 * of headings that it ever had.
 */
export const anchorRecordSchema = z.record(
  z.string().regex(/^\/(?:.*\/)?$/),
  z.array(z.string().min(1)),
  {
    error: ({code}) => (code === 'invalid_key' ? 'the key has to be the url of a page' : undefined),
  },
)
export type AnchorRecord = z.infer<typeof anchorRecordSchema>

/** Adds the ids of these pages to a record; nothing is ever removed. */
export function extendRecord(
  record: AnchorRecord,
  pages: ReadonlyArray<Pick<ParsedPage, 'path' | 'ids'>>,
): AnchorRecord {
  const all = new Map(Object.entries(record))
  for (const {path, ids} of pages) {
    const url = urlOf(path)
    all.set(url, [...(all.get(url) ?? []), ...ids])
  }
  const sorted = [...all].map(([url, ids]) => [url, [...new Set(ids)].toSorted()] as const)
  return Object.fromEntries(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A record as text: one id per line, so that differences can be read. */
export function formatRecord(record: AnchorRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`
}
