import {endpoints} from '#contract/endpoints.ts'
import {buildContentPolicy, framePolicy, type PolicySource} from './content-policy.ts'

/** Headers of the URLs that match a path, in which one `*` stands for any characters. */
interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface HeaderSource extends PolicySource {
  /** Where the site is served. */
  readonly url?: string
  readonly hasFeed?: boolean
}

/**
 * The only table of headers: static hosts get it as `_headers`, and our own server reads that. No
 * two rules that match the same URL set the same header: some hosts would send both values, others
 * the last one. And after a `*`, some take a dot for any character, so `*.md` would match a page
 * named `amd`.
 */
export function buildHeaderRules({url = '', hasFeed = false, ...site}: HeaderSource): HeaderRule[] {
  return [
    ...buildPolicyRules(site),
    {
      path: '/*',
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        ...(url.startsWith('https:') && {'Strict-Transport-Security': ONE_YEAR}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN', // where no policy says so
      },
    },
    {
      path: '/assets/*', // every name holds a hash of the content
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
    {path: '/data/*', headers: {...openToAll, 'Cache-Control': REVALIDATE}},
    {path: `/${endpoints.example('*')}`, headers: {'Content-Type': 'application/zip'}},
    ...(hasFeed
      ? [
          {path: '/feed.json', headers: {...openToAll, ...typed('application/feed+json')}},
          {path: '/feed.xml', headers: {...openToAll, ...typed('application/atom+xml')}},
        ]
      : []),
    {path: '/manifest.json', headers: {'Content-Type': 'application/manifest+json'}},
    {path: '/sitemap.xml', headers: typed('application/xml')},
    {path: '/robots.txt', headers: typed('text/plain')},
    {path: '/llms.txt', headers: {...openToAll, ...typed('text/plain')}},
    {path: '/*llms-full.txt', headers: {...openToAll, ...typed('text/plain')}},
    {path: '/*index.md', headers: {...openToAll, ...typed('text/markdown')}},
  ]
}

function buildPolicyRules(site: PolicySource): HeaderRule[] {
  const policy = {'Content-Security-Policy': buildContentPolicy(site)}
  return [
    ...policedPaths.map(path => ({path, headers: policy})),
    {
      path: '/assets/playground-*', // the documents of sandboxed frames
      headers: {'Content-Security-Policy': framePolicy},
    },
    {path: '/sw.js', headers: {...policy, 'Cache-Control': 'no-cache'}},
  ]
}

/**
 * Documents and scripts of workers. A policy for all URLs would also apply to the frames of the
 * playground, because the policies of two rules add up. A missing page can have any URL, so its
 * document contains its policy.
 */
const policedPaths = ['/', '/*/', '/*html', '/assets/search-worker-*']

/** For this long, browsers open the host only with HTTPS. */
const ONE_YEAR = 'max-age=31536000'

/** Caches keep a file, but ask whether it is still current before they use it. */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Headers for files that every program may read, including pages of other origins. */
const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Content types that servers cannot derive from the name. */
function typed(type: string): {'Content-Type': string} {
  return {'Content-Type': `${type}; charset=utf-8`}
}

/**
 * The headers of a URL, as our own server sends them. If no rule mentions caches, static hosts use
 * the same default. A server without HTTPS must not ask for HTTPS.
 */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = matchingRules(pathname, rules).map(({headers}) => headers)
  const all: Record<string, string> = Object.assign({'Cache-Control': REVALIDATE}, ...matching)
  const {'Strict-Transport-Security': _https, ...headers} = all
  return headers
}

/** The rules that a URL matches, in their order. */
export function matchingRules(pathname: string, rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.filter(({path}) => {
    const [start = '', end] = path.split('*')
    return end === undefined
      ? pathname === path
      : pathname.startsWith(start) && pathname.slice(start.length).endsWith(end)
  })
}

/** The table as static hosts read it. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [path, ...lines, ''].join('\n')
    })
    .join('\n')
}

/** The table that a build wrote for static hosts. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/\n(?=\S)/).filter(block => block.trim() !== '')
  return blocks.map(block => {
    const [path = '', ...lines] = block.split('\n').map(line => line.trim())
    const headers = lines.flatMap(line => {
      const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    })
    return {path, headers: Object.fromEntries(headers)}
  })
}
