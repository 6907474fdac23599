import {createHash} from 'node:crypto'
import type {ParsedPage} from '../content/parsed-page.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {findUrls} from '../facts/owners.ts'
import type {PageJob} from './page-task.ts'

/** The jobs of pages that link to where facts are documented, with the urls of these. */
export function createLinkedJobs(
  jobs: readonly PageJob[],
  parsed: ReadonlyArray<{readonly page: ParsedPage; readonly key: string}>,
  facts: FactSet,
): PageJob[] {
  const linked = new Map(parsed.map(({page, key}) => [key, page.linkedFacts]))
  const found = jobs.filter(({key}) => linked.get(key) !== undefined)
  if (found.length === 0) return []
  const pages = parsed.map(({page}) => page)
  const urls = [...findUrls(pages, facts)]
  return found.map(job => {
    const ids = new Set(linked.get(job.key))
    const factUrls = Object.fromEntries(urls.filter(([id]) => ids.has(id)))
    const hash = createHash('sha256').update(job.key).update(JSON.stringify(factUrls))
    return {...job, key: hash.digest('hex').slice(0, 32), factUrls}
  })
}
