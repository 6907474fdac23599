import type {Site} from './content/site.ts'

/** Headers of the urls that match a path, in which one `*` stands for any characters. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The one table: static hosts get it as `_headers`, and our own server reads that. */
export function buildHeaderRules(site: Pick<Site, 'analytics'>): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': buildContentSecurityPolicy(site),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    {
      path: '/assets/*', // every name holds a hash of the content
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
    {
      path: '/data/*',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    ...Object.entries(contentTypes).map(([path, type]) => ({
      path,
      headers: {'Content-Type': `${type}; charset=utf-8`},
    })),
    {path: '/*.md', headers: {'Content-Type': 'text/markdown; charset=utf-8'}},
    {path: '/*.txt', headers: {'Content-Type': 'text/plain; charset=utf-8'}},
    {path: '/sw.js', headers: {'Cache-Control': 'no-cache'}},
  ]
}

/** What a server would not know by the name. */
const contentTypes: Readonly<Record<string, string>> = {
  '/feed.json': 'application/feed+json',
  '/feed.xml': 'application/atom+xml',
  '/sitemap.xml': 'application/xml',
}

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https://github.com https://avatars.githubusercontent.com https://images.opencollective.com",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** Who counts page views is trusted with a script and with what it sends; nobody else is. */
function buildContentSecurityPolicy({analytics}: Pick<Site, 'analytics'>): string {
  const origin = analytics && new URL(analytics.script).origin
  const collectors = origin === GOOGLE ? GOOGLE_COLLECTORS : []
  const added: Readonly<Record<string, readonly string[]>> = origin
    ? {
        'script-src': [origin],
        'img-src': [origin, ...collectors],
        'connect-src': [origin, ...collectors],
      }
    : {}
  return contentSecurityPolicy
    .map(directive => [directive, ...(added[directive.replace(/ .*/, '')] ?? [])].join(' '))
    .join('; ')
}

const GOOGLE = 'https://www.googletagmanager.com'
const GOOGLE_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Where no rule says anything; static hosts do the same of their own accord. */
const defaultCaching = 'public, max-age=0, must-revalidate'

/** The headers of a url. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({path}) => {
    const [start = '', end] = path.split('*')
    return end === undefined
      ? pathname === path
      : pathname.startsWith(start) && pathname.slice(start.length).endsWith(end)
  })
  return Object.assign({'Cache-Control': defaultCaching}, ...matching.map(({headers}) => headers))
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
