import {createHash} from 'node:crypto'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'

/** The content security policy: allowed sources and connections. */
export interface PolicySource extends Pick<SiteSettings, 'analytics' | 'search'> {
  /** The script and the styles that documents hold, besides speculation rules. */
  readonly inline?: InlineTexts | undefined
}

interface InlineTexts {
  readonly boot: string
  readonly styles: string
  /** Further styles, which only the home page has. */
  readonly homeStyles?: string
}

/** The Content-Security-Policy of every answer. */
export function buildContentPolicy({analytics, search, inline}: PolicySource): string {
  const counters = analytics ? countersOf(new URL(analytics.script).origin) : []
  const scripts = inline ? [inline.boot, SPECULATION_RULES] : []
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': [...scripts.map(sourceOf), ...counters.slice(0, 1)],
    'style-src': [inline?.styles, inline?.homeStyles].flatMap(text =>
      text ? [sourceOf(text)] : [],
    ),
    'img-src': counters,
    'connect-src': [...counters, ...(search ? searchHosts(search) : [])],
  }
  return [
    ...directives.map(directive =>
      [directive, ...(added[directive.replace(/ .*/, '')] ?? [])].join(' '),
    ),
    ...(analytics ? [] : trustedTypes),
  ].join('; ')
}

/**
 * The policy of frames that run what the site does not trust: projects of the playground, and what
 * they build. All code may run, but reaches nothing, because the sandbox gives it its own origin.
 */
export const framePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline' blob:",
  'connect-src blob: data:',
  'font-src blob: data:',
  'img-src blob: data:',
  'media-src blob: data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A policy as a document contains it: without the directives that only a header can have. */
export function documentPolicy(policy: string): string {
  const directives = policy.split('; ')
  return directives.filter(each => !/^(?:sandbox|frame-ancestors)\b/.test(each)).join('; ')
}

/** Allows one inline text, and no other. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The origin of the tag, and those that it sends data to. */
function countersOf(origin: string): string[] {
  return [origin, ...(origin === GOOGLE ? GOOGLE_COLLECTORS : [])]
}

/** Hosts that answer queries: the nearest host, and its fallbacks. */
function searchHosts({appId, host}: NonNullable<SiteSettings['search']>): string[] {
  if (host !== undefined) return [new URL(host).origin]
  const id = appId.toLowerCase()
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map(number => `https://${id}-${number}.algolianet.com`),
  ]
}

/** The hash of the `<style>` in the logo of Algolia that DocSearch renders. */
const DOCSEARCH_LOGO = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${DOCSEARCH_LOGO}`,
  "img-src 'self' https://github.com https://avatars.githubusercontent.com https://images.opencollective.com",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/**
 * Only two sources can become HTML or the URL of a script: the text of the sent document
 * (`app/start/first-page.ts`) and the URLs of workers (`app/loading/trusted-worker.ts`). Sites that
 * count page views leave this policy out, because the tag adds scripts in ways that cannot be
 * listed.
 */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types first-page search-worker service-worker',
]

const GOOGLE = 'https://www.googletagmanager.com'
const GOOGLE_COLLECTORS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
