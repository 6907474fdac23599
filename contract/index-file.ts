import {z} from 'zod'

/** A file of the API. */
export const resourceSchema = z
  .object({
    url: z.string().describe('Relative to the root of the site.'),
    schema: z
      .string()
      .optional()
      .describe('Url of its JSON Schema; absent if it is one itself, or no JSON.'),
    hash: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the file.'),
    size: z.number().int().describe('Bytes of the file, before a server compresses it.'),
    pack: z
      .string()
      .optional()
      .describe('Name of the pack that also has the file; absent if no reader needs it.'),
  })
  .meta({id: 'Resource'})
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
    openapi: resourceSchema.describe('OpenAPI 3.1 description of all of this.'),
    search: resourceSchema.describe('How to search; the files below belong to it.'),
    searchTerms: z.record(z.string(), resourceSchema).describe('By the number of the file.'),
    searchSections: z.record(z.string(), resourceSchema).describe('By the number of the file.'),
    searchSpelling: resourceSchema,
    webpack: z
      .record(z.string(), resourceSchema)
      .describe('Facts about webpack, by the name of the file.'),
    coverage: resourceSchema,
    schemas: z.record(z.string(), resourceSchema).describe('By the name of the schema.'),
    sections: z.record(z.string(), resourceSchema).describe('By the name of the section.'),
    pages: z.record(z.string(), resourceSchema).describe('By the url of the page.'),
    packs: z
      .record(z.string(), resourceSchema)
      .describe('The files that readers need, some in each, by the name of the pack.'),
    files: z
      .record(z.string(), resourceSchema)
      .optional()
      .describe('Images and downloads of pages, by their path on the site.'),
  }),
})
export type Index = z.infer<typeof indexSchema>
