import type {Site} from './content/site.ts'

/** The Content-Security-Policy of every answer. */
export function buildContentPolicy({analytics}: Pick<Site, 'analytics'>): string {
  const origin = analytics && new URL(analytics.script).origin
  if (origin === undefined) return [...directives, ...trustedTypes].join('; ')
  const collectors = origin === GOOGLE ? GOOGLE_COLLECTORS : []
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': [origin],
    'img-src': [origin, ...collectors],
    'connect-src': [origin, ...collectors],
  }
  return directives
    .map(directive => [directive, ...(added[directive.replace(/ .*/, '')] ?? [])].join(' '))
    .join('; ')
}

const directives = [
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

/**
 * No string becomes HTML or the url of a script but the text of the document that was sent
 * (`app/first-page.ts`) and the url of the worker (`app/register-worker.ts`). A tag that counts page
 * views adds scripts by means that nobody can name beforehand: a site that has one does without.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types first-page worker']

const GOOGLE = 'https://www.googletagmanager.com'
const GOOGLE_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
