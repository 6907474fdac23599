import {z} from 'zod'

/** A file of the API. */
export const resourceSchema = z.object({
  url: z.string().describe('Relative to the root of the site.'),
  hash: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the file.'),
})
export type Resource = z.infer<typeof resourceSchema>

/** `index.json`: where to begin. */
export const indexSchema = z.object({
  schemaVersion: z.literal('v1'),
  contentHash: z.string().describe('Changes whenever any other file of the API changes.'),
  webpackVersion: z.string().optional().describe('The version of webpack that is documented.'),
  resources: z.object({
    tree: resourceSchema,
    nav: resourceSchema,
    sponsors: resourceSchema,
    contributors: resourceSchema,
    redirects: resourceSchema,
    anchors: resourceSchema,
    sections: z.record(z.string(), resourceSchema).describe('By the name of the section.'),
    pages: z.record(z.string(), resourceSchema).describe('By the url of the page.'),
  }),
})
export type Index = z.infer<typeof indexSchema>
