import {z} from 'zod'

/** An old URL and where it leads now. */
export const redirectSchema = z
  .object({
    from: z.string().regex(/^\//, 'has to begin with /').describe('Path of the old URL.'),
    to: z.string().describe('URL of a page, or an absolute URL, with or without a hash.'),
    hash: z
      .string()
      .regex(/^#/, 'has to begin with #')
      .optional()
      .describe(
        'If present, only URLs whose hash begins with this are redirected, and they keep their hash.',
      ),
  })
  .meta({id: 'Redirect'})
export type Redirect = z.infer<typeof redirectSchema>

/** `redirects.json`: every URL that moved. */
export const redirectsSchema = z.array(redirectSchema)
export type Redirects = z.infer<typeof redirectsSchema>

/** The current and former ids of a page. */
export const pageAnchorsSchema = z
  .object({
    ids: z
      .array(z.string())
      .describe('Ids of all headings in document order, decoded: the part of a link after #.'),
    moved: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'The new place of each former id: the path of a page, usually with # and one of its ids, such as `/guides/caching/#hashes`. It never leads to another former id. Absent if the page has no former ids.',
      ),
  })
  .meta({id: 'PageAnchors'})
export type PageAnchors = z.infer<typeof pageAnchorsSchema>

/**
 * `anchors.json`: for every page, by its URL, the ids that a link may lead to. An id that was once
 * published stays in `ids` or in `moved`; of a page that itself moved, look at where the row of
 * `redirects.json` leads.
 */
export const anchorsSchema = z.record(z.string(), pageAnchorsSchema)
export type Anchors = z.infer<typeof anchorsSchema>
