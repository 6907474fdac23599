import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import {redirectsSchema} from '#contract/records.ts'
import {buildHeaderRules, headersOf, parseHeaders} from '../output/headers.ts'
import {redirectOf} from '../output/redirects.ts'

/** Reads the rules of a built site: those that a static host would read in its folder. */
export function createSiteRules(dir: string) {
  const readHeaders = createReader(join(dir, '_headers'), parseHeaders)
  const readRedirects = createReader(join(dir, endpoints.redirects), text =>
    redirectsSchema.parse(JSON.parse(text)),
  )
  return {
    headersOf: (pathname: string) => headersOf(pathname, readHeaders() ?? defaultRules),
    /** Where a path leads now. */
    redirectOf: (pathname: string) => redirectOf(pathname, readRedirects() ?? []),
  }
}

const defaultRules = buildHeaderRules({})

/** Reads a file again when it changes. */
function createReader<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let last: {state: string; value: T} | undefined
  return () => {
    const stats = statSync(file, {throwIfNoEntry: false})
    if (!stats) return undefined
    const state = `${stats.ino} ${stats.size} ${stats.mtimeMs}`
    if (last?.state !== state) last = {state, value: parse(readFileSync(file, 'utf8'))}
    return last.value
  }
}
