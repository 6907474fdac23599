import {z} from 'zod'

/** In the content folder. It is not a page, because its name begins with `_`. */
export const COVERAGE_FILE = '_coverage.json'

/**
 * `_coverage.json`: which facts belong to which section of the site, as patterns, and which of them
 * are documented. A documented fact has to stay documented.
 */
export const coverageRecordSchema = z.strictObject({
  sections: z.record(z.string().regex(/^[\w-]+$/, 'the name of a section'), z.array(z.string())),
  documented: z.record(z.string(), z.array(z.string())).default({}),
})
export type CoverageRecord = z.infer<typeof coverageRecordSchema>

/** Builds the record of the documented facts. */
export function buildCoverageRecord(
  {sections}: CoverageRecord,
  documented: Iterable<string>,
  sectionOf: (id: string) => string | undefined,
): CoverageRecord {
  const lists: Record<string, string[]> = {}
  for (const name of Object.keys(sections)) lists[name] = []
  for (const id of [...documented].toSorted()) lists[sectionOf(id) ?? '']?.push(id)
  return {sections, documented: lists}
}

/** A record as text: one id per line, so that differences can be read. */
export function formatCoverageRecord({sections, documented}: CoverageRecord): string {
  const rows = Object.entries(sections).map(
    ([name, patterns]) =>
      `  ${JSON.stringify(name)}: [${patterns.map(text => JSON.stringify(text)).join(', ')}]`,
  )
  const lists = Object.entries(documented).map(([name, ids]) => {
    const lines = ids.map(id => `\n   ${JSON.stringify(id)}`).join(',')
    return `  ${JSON.stringify(name)}: [${lines}${ids.length > 0 ? '\n  ' : ''}]`
  })
  return `{
 "sections": {
${rows.join(',\n')}
 },
 "documented": {
${lists.join(',\n')}
 }
}
`
}
