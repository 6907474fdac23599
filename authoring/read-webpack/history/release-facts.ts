import {z} from 'zod'
import {factKinds, factSchema} from '#contract/webpack.ts'

/** What was read from a release. */
export const releaseFactsSchema = z.object({
  facts: z.array(factSchema),
  /** As in the files of facts: other names of options. */
  aliases: z.record(z.string(), z.string()),
  /** Names that the code mentions, though no reader finds them: `member:Compilation.hash`. */
  mentioned: z.array(z.string()),
  /** Why facts of a kind could not be read. */
  unread: z.partialRecord(z.enum(factKinds), z.string()),
})
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>
