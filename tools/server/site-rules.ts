import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import {redirectsSchema, type Redirects} from '#contract/records.ts'
import {buildHeaderRules, headersOf, parseHeaders} from '../output/headers.ts'

/** The headers of a URL of a built site: those that a static host would read in its folder. */
export function headersIn(dir: string, pathname: string): Record<string, string> {
  return headersOf(pathname, readHeaders(join(dir, '_headers')) ?? defaultRules)
}

/** The redirects of a built site. */
export function redirectsIn(dir: string): Redirects {
  return readRedirects(join(dir, endpoints.redirects)) ?? []
}

const defaultRules = buildHeaderRules({})
const readHeaders = createReader(parseHeaders)
const readRedirects = createReader(text => redirectsSchema.parse(JSON.parse(text)))

/** Reads files again when they change, because every build replaces them. */
function createReader<T>(parse: (text: string) => T): (file: string) => T | undefined {
  const known = new Map<string, {time: number; value: T}>()
  return file => {
    const time = statSync(file, {throwIfNoEntry: false})?.mtimeMs
    if (time === undefined) return undefined
    const last = known.get(file)
    if (last?.time === time) return last.value
    const value = parse(readFileSync(file, 'utf8'))
    known.set(file, {time, value})
    return value
  }
}
