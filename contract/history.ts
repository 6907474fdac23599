import {z} from 'zod'

const version = z.string().describe('A version of the package, such as `5.90.0`.')

/** Fields of facts whose values are compared from release to release. */
export const changedFields = [
  'type',
  'default',
  'development',
  'production',
  'flag',
  'hook',
  'experimental',
] as const

export const changeSchema = z
  .object({
    version: version.describe('The first version with the new value.'),
    field: z
      .enum(changedFields)
      .describe(
        'What changed. `default` is the default in both modes, `development` and `production` that in one; `hook` is its class and its arguments.',
      ),
    before: z.string().optional().describe('The old value. Absent if there was none.'),
    after: z.string().optional().describe('The new value. Absent if there is none.'),
  })
  .meta({id: 'Change'})
export type Change = z.infer<typeof changeSchema>

/** What the releases of a package say of a fact. */
export const factHistorySchema = z
  .object({
    package: z
      .string()
      .optional()
      .describe('The package whose versions are meant. Absent if it is webpack.'),
    since: version
      .optional()
      .describe('The first version with it. Absent if the oldest release that was read has it.'),
    firstRead: version
      .optional()
      .describe(
        'Instead of `since`: the first version that declares it. It may be older: earlier ones declare nothing there.',
      ),
    until: version.optional().describe('The last version with it. Absent if it still exists.'),
    deprecatedSince: version
      .optional()
      .describe('The first version that deprecates it. Absent if it was so from the beginning.'),
    renamedFrom: z.string().optional().describe('The id of the fact that it replaces.'),
    renamedTo: z.string().optional().describe('The id of the fact that replaces it.'),
    changes: z.array(changeSchema).optional().describe('Oldest first.'),
    type: z.string().optional().describe('The last type of what was removed.'),
    url: z.string().optional().describe('URL of its description in the documentation.'),
  })
  .meta({id: 'FactHistory'})
export type FactHistory = z.infer<typeof factHistorySchema>

/** A package, and how far back its releases were read. */
const readPackageSchema = z.object({
  name: z.string(),
  first: version.describe('The oldest release that was read.'),
  last: version.describe('The newest release that was read.'),
  kinds: z
    .record(
      z.string(),
      z.object({
        first: version.optional().describe('The oldest release that allows it.'),
        reason: z.string().optional().describe('Why it could not be read of older ones.'),
      }),
    )
    .describe('Kinds of facts that could not be read of the oldest releases.'),
})

/** `webpack/history.json`: since when facts exist, how they changed, and what was removed. */
export const historySchema = z.object({
  packages: z.array(readPackageSchema),
  facts: z
    .record(z.string(), factHistorySchema)
    .describe(
      'By id, also those of facts that were removed. A fact that is not listed is in all releases that were read, and did not change.',
    ),
})
export type History = z.infer<typeof historySchema>

/** `webpack/releases.json`: the releases of the packages, without prereleases. */
export const releasesSchema = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      releases: z
        .array(
          z.object({
            version: z.string(),
            date: z
              .string()
              .optional()
              .describe('The day on which it was published, if it is known: `2026-02-03`.'),
            node: z.string().optional().describe('The versions of Node.js that it supports.'),
          }),
        )
        .describe('Oldest first.'),
    }),
  ),
})
export type Releases = z.infer<typeof releasesSchema>
