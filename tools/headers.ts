/** Headers of all urls that begin with a path. */
interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
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
].join('; ')

/** The one table: the server reads it, and static hosts get it as `_headers`. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    path: '/assets/', // every name holds a hash of the content
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  },
  {
    path: '/data/',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  {path: '/sw.js', headers: {'Cache-Control': 'no-cache'}},
]

/** Where no rule says anything; static hosts do the same of their own accord. */
const defaultCaching = 'public, max-age=0, must-revalidate'

/** The headers of a url. */
export function headersOf(pathname: string): Record<string, string> {
  const rules = headerRules.filter(({path}) => pathname.startsWith(path))
  return Object.assign({'Cache-Control': defaultCaching}, ...rules.map(({headers}) => headers))
}

/** The table as static hosts read it. */
export function formatHeaders(): string {
  return headerRules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [path.endsWith('/') ? `${path}*` : path, ...lines, ''].join('\n')
    })
    .join('\n')
}
