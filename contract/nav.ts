import {z} from 'zod'
import {redirectSchema} from './records.ts'
import {analyticsSchema, hostedSearchSchema} from './services.ts'
import {pageUrlSchema} from './tree.ts'

/** A link of the header or the footer. */
export const siteLinkSchema = z
  .object({
    title: z.string(),
    url: z
      .string()
      .describe('The URL of a page of this site, or an absolute URL with `http:` or `https:`.'),
  })
  .meta({id: 'SiteLink'})
export type SiteLink = z.infer<typeof siteLinkSchema>

/** A page as the sidebar lists it. */
export const navPageSchema = z
  .object({
    path: z.string().describe('Path of the source. The URL of its JSON is derived from it.'),
    url: pageUrlSchema,
    title: z.string(),
    label: z
      .string()
      .optional()
      .describe('Shorter title for lists that also show the group or the parent of the page.'),
    group: z.string().optional(),
    parent: pageUrlSchema
      .optional()
      .describe('URL of the page below which the sidebar lists this page.'),
    package: z.string().optional().describe('Name of the npm package, if the text is its README.'),
    hasAnchors: z
      .literal(true)
      .optional()
      .describe('Present if the page has headings of level 2 or 3; the tree lists them.'),
  })
  .meta({id: 'NavPage'})
export type NavPage = z.infer<typeof navPageSchema>

/** A folder at the top of the content. */
export const navSectionSchema = z
  .object({
    name: z.string(),
    url: pageUrlSchema,
    title: z.string(),
    printable: z.boolean().describe('True if `<url>printable/` shows all its pages as one.'),
    pages: z.array(navPageSchema).describe('In the order of the sidebar, index first.'),
    links: z
      .array(siteLinkSchema)
      .optional()
      .describe('Pages elsewhere that the sidebar lists after these; absent if there are none.'),
  })
  .meta({id: 'NavSection'})
export type NavSection = z.infer<typeof navSectionSchema>

/** A link of the header. Its sections, which may be none, make up the sub-navigation. */
export const headerLinkSchema = z
  .object({...siteLinkSchema.shape, sections: z.array(siteLinkSchema)})
  .meta({id: 'HeaderLink'})
export type HeaderLink = z.infer<typeof headerLinkSchema>

/** The site in another language: the same paths on another host. */
export const languageSchema = z
  .object({
    title: z.string(),
    lang: z.string().describe('BCP 47 tag.'),
    url: z.url(),
  })
  .meta({id: 'Language'})
export type Language = z.infer<typeof languageSchema>

/** The documentation of a major version: the same paths on another host. */
export const versionSchema = z
  .object({
    title: z.string(),
    url: z.url().describe('Where that documentation is served.'),
  })
  .meta({id: 'Version'})
export type Version = z.infer<typeof versionSchema>

/** `nav.json`: what an app needs to know before it shows its first page. */
export const navSchema = z.object({
  site: z.object({
    title: z.string(),
    url: z.url().describe('Where the site is served.'),
    description: z.string().describe('Default for pages without their own description.'),
    repository: z.url().optional(),
  }),
  header: z.array(headerLinkSchema),
  tools: z
    .array(siteLinkSchema)
    .optional()
    .describe('Links of the header to interactive pages; absent if there are none.'),
  external: z.array(siteLinkSchema).describe('Links of the header that lead to other sites.'),
  footer: z.array(siteLinkSchema),
  languages: z.array(languageSchema),
  versions: z.array(versionSchema).describe('The version that this site documents is the first.'),
  hiddenContributors: z.array(z.string()).describe('GitHub user names that apps must not show.'),
  sections: z.array(navSectionSchema),
  pages: z.array(navPageSchema).describe('Pages outside of any section, the home page included.'),
  hashRedirects: z
    .array(redirectSchema.required({hash: true}))
    .optional()
    .describe(
      'The rows of `redirects.json` that depend on a hash. Apps apply them, because servers never receive the hash.',
    ),
  analytics: analyticsSchema
    .optional()
    .describe('Absent if page views are not counted. Apps must not report them then.'),
  search: hostedSearchSchema
    .optional()
    .describe(
      'Absent if the site uses no hosted search. Queries must not be sent to other hosts then.',
    ),
  sponsorsMaxAge: z
    .int()
    .positive()
    .optional()
    .describe(
      'Days after which apps no longer show the groups of a snapshot of the sponsors; a year if absent.',
    ),
  outdatedSponsors: z.iso
    .date()
    .optional()
    .describe(
      'Date of the snapshot of the sponsors, if it is out of date. Apps then show the date instead of the groups.',
    ),
  serviceWorker: z
    .literal(false)
    .optional()
    .describe(
      'Present if the site no longer has a service worker. Apps then unregister theirs and delete its caches.',
    ),
})
export type Nav = z.infer<typeof navSchema>
