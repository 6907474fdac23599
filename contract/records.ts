import {z} from 'zod'

/** An old URL and where it leads now. */
export const redirectSchema = z
  .object({
    from: z.string().regex(/^\//, 'has to begin with /').describe('Path of the old url.'),
    to: z.string().describe('Url of a page, or an absolute url, with or without a hash.'),
    hash: z
      .string()
      .regex(/^#/, 'has to begin with #')
      .optional()
      .describe('If present, only urls whose hash begins like this are redirected; it is kept.'),
  })
  .meta({id: 'Redirect'})
export type Redirect = z.infer<typeof redirectSchema>

/** `redirects.json`: every URL that moved. */
export const redirectsSchema = z.array(redirectSchema)
export type Redirects = z.infer<typeof redirectsSchema>

/** The ids of a page: those that it has, and those that it had once. */
export const pageAnchorsSchema = z
  .object({
    ids: z
      .array(z.string())
      .describe('Ids of all headings, in document order: what follows # in a link, decoded.'),
    moved: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'By each id that the page had once, where its text is now: the path of a page, and after # one of its ids unless all of it is meant, as in `/guides/caching/#hashes`. It never leads to another id that has moved. Absent if none has.',
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
