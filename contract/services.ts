import {z} from 'zod'

/** Service that counts page views. */
export const analyticsSchema = z
  .object({
    trackingId: z.string().describe('ID of the site in the service, such as `G-ABC123`.'),
    script: z.url().describe('The tag: a script that is loaded with `?id=<trackingId>`.'),
  })
  .meta({id: 'Analytics'})
export type Analytics = z.infer<typeof analyticsSchema>

/** Hosted search service; queries go there first, then to the index of the site. */
export const hostedSearchSchema = z
  .object({
    appId: z.string().describe('ID of the Algolia application.'),
    apiKey: z.string().describe('A search-only key. It is public.'),
    indexName: z.string().describe("The index that DocSearch's crawler fills."),
    host: z.url().optional().describe("Host to query instead of Algolia's own hosts."),
  })
  .meta({id: 'HostedSearch'})
export type HostedSearch = z.infer<typeof hostedSearchSchema>
