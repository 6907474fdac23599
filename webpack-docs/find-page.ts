import {endpoints} from '#contract/endpoints.ts'
import {findMove} from '#contract/moved-url.ts'
import type {Anchors, Redirects} from '#contract/records.ts'
import {NoAnswerError} from './answer.ts'
import {findFacts, suggestNames} from './facts.ts'
import {PAGES_FOLDER, readData, withoutOrigin} from './package-files.ts'

/** A page, or a section of it. */
export interface Place {
  /** URL of the page. */
  readonly url: string
  /** Id of the section; empty for the complete page. */
  readonly id: string
  /** All ids of the page. */
  readonly ids: readonly string[]
}

/**
 * Finds a page, a section or an option by what people call it: `guides/caching`, an address with or
 * without the host, a file of the package, or a name such as `output.path`. Follows what moved.
 */
export async function findPlace(text: string): Promise<Place> {
  const [anchors, redirects] = await Promise.all([
    readData<Anchors>(endpoints.anchors),
    readData<Redirects>(endpoints.redirects),
  ])
  const url = urlOf(text)
  const found = locate(url, anchors) ?? locate(findMove(url, redirects) ?? '', anchors)
  if (found) return found
  const facts = await findFacts(text.trim())
  const named = facts.find(fact => fact.url !== undefined)
  const place = locate(named?.url ?? '', anchors)
  if (place) return place
  const moved = findMove(url, redirects)
  if (moved !== undefined) throw new NoAnswerError(`“${text}” is now at ${moved}.`)
  throw new NoAnswerError(await explainMissing(text))
}

async function explainMissing(text: string): Promise<string> {
  const names = await suggestNames(text)
  const hint = names.length > 0 ? `Did you mean ${names.join(' or ')}? ` : ''
  return `There is no page and no name “${text}”. ${hint}Search for it: webpack-docs search ${JSON.stringify(text)}`
}

/** `guides/caching#try-it`, `pages/guides/caching.md` → `/guides/caching/#try-it`. */
function urlOf(text: string): string {
  const [path = '', hash] = withoutOrigin(text.trim()).split('#')
  const names = path
    .replace(new RegExp(`^(?:.*/)?${PAGES_FOLDER}/`), '')
    .replace(/(?:\/index)?\.md$|[?].*$/, '')
    .split('/')
    .filter(name => name !== '' && name !== '.')
  const url = names.length > 0 && names.join('/') !== 'index' ? `/${names.join('/')}/` : '/'
  return hash === undefined ? url : `${url}#${hash}`
}

/** The place that a URL of the site leads to, if there is one. */
function locate(url: string, anchors: Anchors): Place | undefined {
  const [page = '', id = ''] = url.split('#')
  if (page === '') return undefined
  const path = /^\/([^?]*\/)?$/.test(page) ? page : `${page}/`
  const known = Object.hasOwn(anchors, path) ? anchors[path] : undefined
  if (known === undefined) return undefined
  const moved = known.moved && Object.hasOwn(known.moved, id) ? known.moved[id] : undefined
  if (moved !== undefined && moved !== url) return locate(moved, anchors)
  return {url: path, id, ids: known.ids}
}
