import {z} from 'zod'
import {bodySchema} from './mdast.ts'
import {pageNodeSchema, pageUrlSchema} from './tree.ts'

/** Contents of the HTML head of a page, for search engines and link previews. */
export const headSchema = z
  .object({
    title: z
      .string()
      .describe(
        'The title of the document: `Entry Points | webpack`. If several pages have the same title, it names the section: `Plugins | Concepts | webpack`.',
      ),
    description: z.string(),
    canonical: z
      .url()
      .describe('The canonical URL of the page: absolute, with a slash at the end.'),
    robots: z.string().optional().describe('Absent if all robots may index the page.'),
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
    teaser: z
      .string()
      .describe('The description of the post, or the beginning of its text if it has none.'),
  })
  .meta({id: 'Post'})
export type Post = z.infer<typeof postSchema>

/** Checked samples of a page. */
export const checkedSamplesSchema = z
  .object({
    checked: z.int().positive().describe('Number of samples that were checked with webpack.'),
    webpackVersion: z.string().describe('The version of webpack that checked them.'),
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
    .describe(
      'All URLs that the text links to, without duplicates, in order of appearance. Those of pages may have a query or a hash.',
    ),
  excerpt: z.string().describe('The beginning of the text, plain, at most 240 characters.'),
  bodyHash: z
    .string()
    .optional()
    .describe('Changes whenever `body` does: first 16 hexadecimal digits of a SHA-256.'),
  samples: checkedSamplesSchema
    .optional()
    .describe('Absent if the page has no samples that are checked.'),
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
