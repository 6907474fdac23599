import {z} from 'zod'

/** A file of the API. */
export const resourceSchema = z
  .object({
    url: z.string().describe('Relative to the root of the site.'),
    schema: z
      .string()
      .optional()
      .describe(
        'URL of its JSON Schema. Absent for schemas themselves, private files, and files that are not JSON.',
      ),
    hash: z.string().describe('First 16 hexadecimal digits of the SHA-256 of the file.'),
    size: z.number().int().describe('Bytes of the file, before a server compresses it.'),
    pack: z
      .string()
      .optional()
      .describe('Name of the pack that also contains the file. Absent if the file is in no pack.'),
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
    openapi: resourceSchema.describe('OpenAPI 3.1 description of the API.'),
    webpack: z
      .record(z.string(), resourceSchema)
      .describe('Facts about webpack, by the name of the file.'),
    defaults: resourceSchema
      .optional()
      .describe('The defaults of options, and what they depend on.'),
    history: resourceSchema
      .optional()
      .describe('Since when facts exist, how they changed, and what was removed.'),
    releases: resourceSchema.optional().describe('The releases of webpack and its tools.'),
    coverage: resourceSchema,
    configurationSchema: resourceSchema
      .optional()
      .describe(
        'The JSON Schema of configurations in JSON, JSON5 or YAML, for editors and tools. Absent if the site does not document webpack.',
      ),
    schemas: z.record(z.string(), resourceSchema).describe('By the name of the schema.'),
    sections: z.record(z.string(), resourceSchema).describe('By the name of the section.'),
    pages: z.record(z.string(), resourceSchema).describe('By the URL of the page.'),
    packs: z
      .record(z.string(), resourceSchema)
      .describe('Packs of the files that readers need, by the name of the pack.'),
    private: z
      .record(z.string(), resourceSchema)
      .optional()
      .describe(
        'Files of the site itself, such as those of its search. They are no part of the API: their URLs and contents may change at any time.',
      ),
    files: z
      .record(z.string(), resourceSchema)
      .optional()
      .describe('Images and downloads of pages, by their path on the site.'),
    examples: z
      .record(z.string(), resourceSchema)
      .optional()
      .describe('Zip files of the examples that pages show, by the name of the example.'),
  }),
})
export type Index = z.infer<typeof indexSchema>
