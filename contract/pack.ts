import {z} from 'zod'

/** A file within a pack, as it is on the site. */
export const packedFileSchema = z
  .object({
    url: z.string().describe('Relative to the root of the site.'),
    hash: z.string().describe('That of the file, as the index has it.'),
    type: z.string().describe('Media type, such as `application/json`.'),
    text: z.string().optional().describe('The file, if it is text in UTF-8.'),
    base64: z.string().optional().describe('The file, if it is not.'),
  })
  .meta({id: 'PackedFile'})
export type PackedFile = z.infer<typeof packedFileSchema>

/** `packs/<name>.json`: files that are read together, for those who keep a copy of the site. */
export const packSchema = z.object({files: z.array(packedFileSchema)})
export type Pack = z.infer<typeof packSchema>
