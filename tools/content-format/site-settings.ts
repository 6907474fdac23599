import {z} from 'zod'
import {languageSchema, siteLinkSchema, versionSchema} from '#contract/nav.ts'
import {linkUrlSchema} from './urls.ts'

const addressSchema = z.url({protocol: /^https?$/, error: 'not an http(s) address'})

const link = siteLinkSchema.strict().extend({url: linkUrlSchema})

/** Where a site is served: the root of a host, because its URLs begin with a slash. */
export const siteUrlSchema = z
  .url({protocol: /^https?$/})
  .refine(
    url => !URL.canParse(url) || new URL(url).pathname === '/',
    'has to be the root of a host',
  )

const analytics = z.strictObject({
  trackingId: z.string().regex(/^[\w-]+$/, 'has to be an id such as G-ABC123'),
  /** URL of another script than Google's, such as a copy on your own host. */
  script: z.url({protocol: /^https?$/}).default('https://www.googletagmanager.com/gtag/js'),
})

const search = z
  .strictObject({
    appId: z.string().regex(/^[a-z\d]+$/i, 'has to be an application id such as BH4D9OD16A'),
    apiKey: z.string().regex(/^[\w+/=-]+$/, 'has to be a key that may only search'),
    indexName: z.string().min(1, 'has to be the name of an index'),
    /** Another server that answers as Algolia does. */
    host: z
      .url({protocol: /^https?$/, error: 'not an http(s) address'})
      .refine(url => !URL.canParse(url) || isOrigin(url), 'has to be an origin, without a path')
      .optional(),
  })
  .transform(({host, ...rest}) => ({...rest, ...(host !== undefined && {host})}))

function isOrigin(url: string): boolean {
  const {pathname, search: query, hash} = new URL(url)
  return pathname === '/' && query === '' && hash === ''
}

/** `site.json` in the content folder: the settings of the site. All of them are optional. */
export const siteSchema = z.strictObject({
  title: z.string().default('Documentation'),
  url: siteUrlSchema.default('http://localhost:3000'),
  description: z.string().default('Documentation.'),
  repository: addressSchema.optional(),
  branch: z.string().default('main'),
  /** Path of the content folder in the repository. */
  contentPath: z.string().default('content'),
  header: z.array(z.strictObject({...link.shape, sections: z.array(link).default([])})).optional(),
  /** Links to interactive pages, in a menu of the header. */
  tools: z.array(link).default([]),
  /** Pages elsewhere that the sidebar of a section lists after its own, by the name of the section. */
  elsewhere: z.record(z.string(), z.array(link)).default({}),
  external: z.array(link).default([]),
  footer: z.array(link).default([]),
  languages: z.array(languageSchema.strict().extend({url: addressSchema})).default([]),
  /** Major versions with their own documentation, this one first. */
  versions: z.array(versionSchema.strict().extend({url: addressSchema})).default([]),
  /** Sections whose pages can be printed as one; all of them if absent. */
  printable: z.array(z.string()).optional(),
  hiddenContributors: z.array(z.string()).default([]),
  /** The theme for readers who have not chosen one: `system` follows the setting of their device. */
  theme: z.enum(['light', 'dark', 'system']).default('system'),
  /** Days after which a snapshot of the sponsors is too old to be shown; a year if absent. */
  sponsorsMaxAge: z.int().positive().optional(),
  /** Notification above every page, until the reader closes it. */
  notification: z
    .strictObject({
      /** File with its text, at the top of the content folder; it is not a page. */
      source: z.string().regex(/^_[^/]+\.mdx?$/, 'has to be a file such as _notification.md'),
      /** Changes with each new notification. */
      version: z.string(),
    })
    .optional(),
  /** Service that counts page views; optional. */
  analytics: analytics.optional(),
  /** Algolia's index, which is queried before that of the site; optional. */
  search: search.optional(),
  /** The kill switch: `false` removes the service worker from the browsers that have it. */
  serviceWorker: z.boolean().default(true),
})

export type SiteSettings = z.infer<typeof siteSchema>

/** Names of the sections, in the order in which the header shows them: `['guides', 'concepts']`. */
export function listSections({header = []}: Pick<SiteSettings, 'header'>): string[] {
  const urls = header.flatMap(({url, sections}) => [...sections.map(section => section.url), url])
  return [...new Set(urls.flatMap(url => /^\/([^/]+)\/$/.exec(url)?.[1] ?? []))]
}
