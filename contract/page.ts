import {z} from 'zod'
import {bodySchema} from './mdast.ts'
import {pageNodeSchema, pageUrlSchema} from './tree.ts'

/** What the head of a page's HTML says; meant for search engines and for links that unfurl. */
export const headSchema = z
  .object({
    title: z.string().describe('The title of the document: `Entry Points | webpack`.'),
    description: z.string(),
    canonical: z.url().describe('The one absolute url of the page, with its final slash.'),
    robots: z.string().optional().describe('Absent where every robot is welcome.'),
  })
  .meta({id: 'Head'})
export type Head = z.infer<typeof headSchema>

/** A page next to another. */
export const pageLinkSchema = z
  .object({title: z.string(), url: pageUrlSchema})
  .meta({id: 'PageLink'})
export type PageLink = z.infer<typeof pageLinkSchema>

/** A post as the index of the blog lists it. */
export const postSchema = z
  .object({
    ...pageLinkSchema.shape,
    date: z.iso.date().optional(),
    teaser: z.string().describe('The description of the post, else the beginning of its text.'),
  })
  .meta({id: 'Post'})
export type Post = z.infer<typeof postSchema>

/** How the samples of a page were checked. */
export const checkedSamplesSchema = z
  .object({
    checked: z.int().positive().describe('How many were compared with what webpack does or knows.'),
    webpackVersion: z.string().describe('The version of webpack that they were checked with.'),
  })
  .meta({id: 'CheckedSamples'})
export type CheckedSamples = z.infer<typeof checkedSamplesSchema>

/** Everything about one page but its text. */
export const pageMetaSchema = z.object({
  ...pageNodeSchema.shape,
  head: headSchema,
  editUrl: z.url().optional().describe('Where a reader can edit the page.'),
  previous: pageLinkSchema.optional().describe('The page before this one in the sidebar.'),
  next: pageLinkSchema.optional().describe('The page after this one in the sidebar.'),
  links: z
    .array(z.string())
    .describe('Every url that the text links to, each once, in the order of appearance.'),
  excerpt: z.string().describe('The beginning of the text, plain, at most 240 characters.'),
  bodyHash: z
    .string()
    .optional()
    .describe('Changes whenever `body` does: first 16 hexadecimal digits of a SHA-256.'),
  samples: checkedSamplesSchema.optional().describe('Absent if there are none to be checked.'),
  posts: z.array(postSchema).optional().describe('On the index of the blog: newest post first.'),
})
export type PageMeta = z.infer<typeof pageMetaSchema>

/**
 * `pages/<path without extension>.json`: one page.
 *
 * The body is mdast with GFM nodes and without positions. Asides and the like are standard nodes
 * with `data.hName`, so that mdast-util-to-hast renders every page with its default handlers.
 */
export const pageSchema = z.object({...pageMetaSchema.shape, body: bodySchema})
export type Page = z.infer<typeof pageSchema>
