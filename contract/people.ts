import {z} from 'zod'
import {pageUrlSchema} from './tree.ts'

/** A sponsor, with the data of their Open Collective account. */
export const sponsorSchema = z
  .object({
    name: z.string(),
    slug: z.string().describe('Name of the account: https://opencollective.com/<slug>.'),
    website: z.url({protocol: /^https?$/}).nullish(),
    avatar: z.url({protocol: /^https?$/}).nullish(),
    alt: z
      .string()
      .optional()
      .describe('Alternative text of the image, if it differs from the name.'),
    firstDonation: z.iso.datetime(),
    totalDonations: z.number().describe('In cents of the currency of the snapshot.'),
    monthlyDonations: z
      .number()
      .describe('In cents: the donations of the year before the snapshot, divided by 12.'),
  })
  .meta({id: 'Sponsor'})
export type Sponsor = z.infer<typeof sponsorSchema>

/** `sponsors.json`: a snapshot of one day. */
export const sponsorsSchema = z.object({
  snapshotDate: z.iso.date().optional().describe('The day on which the figures were read.'),
  source: z.string().optional().describe('Where they were read.'),
  currency: z.string().length(3).describe('ISO 4217.'),
  sponsors: z.array(sponsorSchema),
})
export type Sponsors = z.infer<typeof sponsorsSchema>

/** A person whom the front matter of at least one page names. */
export const contributorSchema = z
  .object({
    name: z.string().describe('GitHub user name.'),
    pages: z
      .array(pageUrlSchema)
      .describe('The pages whose earlier versions they worked on, in the order of the tree.'),
  })
  .meta({id: 'Contributor'})
export type Contributor = z.infer<typeof contributorSchema>

/** `contributors.json`: all contributors, sorted by name. */
export const contributorsSchema = z.array(contributorSchema)
export type Contributors = z.infer<typeof contributorsSchema>
