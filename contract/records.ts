import {z} from 'zod'

/** An old url and where it leads now. */
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

/** `redirects.json`: every url that moved. */
export const redirectsSchema = z.array(redirectSchema)
export type Redirects = z.infer<typeof redirectsSchema>

/** `anchors.json`: for every page, by its url, the ids that a link may lead to. */
export const anchorsSchema = z.record(z.string(), z.array(z.string()))
export type Anchors = z.infer<typeof anchorsSchema>
