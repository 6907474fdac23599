import type {z} from 'zod'
import type {GraphqlClient} from './graphql-client.ts'

/** Maximum number of entries that Open Collective returns at once. */
const PAGE_SIZE = 1000

/** A page of a list of an account. */
export interface Page<T> {
  /** Currency of the account. */
  currency: string
  totalCount?: number | null | undefined
  nodes: T[]
}

interface PagedQuery<T> {
  /** Has the variables `$slug`, `$limit` and `$offset`. */
  query: string
  variables: {slug: string} & Readonly<Record<string, string>>
  /** Schema of `data`; `null` if there is no such account. */
  answer: z.ZodType<Page<T> | null>
}

/** Reads a list page by page, until a page is not full. */
export async function fetchPages<T>(
  client: GraphqlClient,
  {query, variables, answer}: PagedQuery<T>,
): Promise<{currency: string; nodes: T[]}> {
  const all: T[] = []
  for (;;) {
    const data = await client.query(query, {...variables, limit: PAGE_SIZE, offset: all.length})
    const page = parseAnswer(answer, data)
    if (!page)
      throw new Error(
        `Open Collective has no collective “${variables.slug}”.\n` +
          'Check its name in authoring/sponsors/open-collective.ts.',
      )

    for (const node of page.nodes) all.push(node) // too many for the arguments of one call
    const isFull = page.nodes.length >= PAGE_SIZE
    const total = page.totalCount ?? all.length
    if (isFull ? all.length > total : all.length < total) {
      throw new Error(
        `Open Collective sent ${all.length} of ${total} entries of a list.\n` +
          'Try again later; if that does not help, see authoring/sponsors/fetch-pages.ts.',
      )
    }
    if (!isFull) return {currency: page.currency, nodes: all}
  }
}

function parseAnswer<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, 3)
  const lines = issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(
    `Open Collective sent an unexpected answer:\n${lines.join('\n')}\n` +
      'Its API may have changed: adapt authoring/sponsors/open-collective.ts.',
  )
}
