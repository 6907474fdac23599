import {z} from 'zod'
import {relatedLinkSchema} from '#contract/tree.ts'
import {linkUrlSchema} from '../content-format/urls.ts'

/** In the content folder. */
export const PACKAGES_FILE = 'packages.json'

/** `packages.json`: which READMEs are pages, with data that the packages lack. */
export const packagesFileSchema = z.array(
  z.strictObject({
    /** A dependency of `documented/package.json`; its name is that of the page. */
    package: z
      .string()
      .regex(/^[a-z\d][a-z\d._-]*$/, 'has to be the name of a package without a scope'),
    /** The folder of the page. */
    section: z.string().regex(/^[\w-]+$/, 'has to be the name of a folder'),
    title: z.string().trim().min(1).optional(),
    group: z.string().optional(),
    sort: z.number().optional(),
    /** Replaces the description in the `package.json` of the package. */
    description: z.string().trim().optional(),
    contributors: z.array(z.string().regex(/^[\w-]+$/, 'a GitHub user name')).optional(),
    related: z.array(relatedLinkSchema.strict().extend({url: linkUrlSchema})).optional(),
    /** Whether others than webpack's organization maintain it. */
    thirdParty: z.boolean().default(false),
    /** Tag or branch of this version, if it is not named like `v1.2.3`. */
    ref: z
      .string()
      .regex(/^[\w./-]+$/)
      .optional(),
  }),
)

export type PackageRow = z.infer<typeof packagesFileSchema>[number]
