import type {EmbeddedSearch} from '../../search/engine.ts'

/** A query, the section that answers it, and others that answer it as well. */
export interface Wanted {
  query: string
  url: string
  also?: string[]
}

/** What search finds for a query. */
export interface Outcome {
  query: string
  wanted: string
  /** Position of what is wanted, from 1; 0 if it is not among the hits. */
  rank: number
  found: string[]
}

/** Runs each query, and notes where an answer is among the hits. */
export async function judgeQueries(
  search: EmbeddedSearch,
  queries: readonly Wanted[],
): Promise<Outcome[]> {
  const all: Outcome[] = []
  for (const {query, url, also = []} of queries) {
    const found = (await search.search(query)).map(hit => hit.url)
    const rank = found.findIndex(each => [url, ...also].some(wanted => isWanted(each, wanted))) + 1
    all.push({query, wanted: url, rank, found})
  }
  return all
}

/** Answers that no page or section has. */
export function findMissingAnswers(
  urls: ReadonlySet<string>,
  queries: readonly Wanted[],
): string[] {
  const wanted = queries.flatMap(({url, also = []}) => [url, ...also])
  return wanted.filter(url => ![...urls].some(each => isWanted(each, url)))
}

/** Share of the queries with an answer among the first hits. */
export function share(some: readonly Outcome[], most: number): number {
  return some.filter(({rank}) => rank > 0 && rank <= most).length / some.length
}

/** One line about a query that has another first hit. */
export function describeFailure({query, wanted, rank, found}: Outcome): string {
  return `${query} → ${wanted} is ${rank === 0 ? 'not found' : rank}; first: ${found.slice(0, 3).join(' ')}`
}

/** `/api/cli/*` stands for any section of the page. */
function isWanted(url: string, wanted: string): boolean {
  return wanted.endsWith('*') ? url.startsWith(wanted.slice(0, -1)) : url === wanted
}

/** Divides a list: every second line is held aside. */
export function splitByLine<Line>(lines: readonly Line[]): {tuned: Line[]; held: Line[]} {
  return {
    tuned: lines.filter((_, at) => at % 2 === 0),
    held: lines.filter((_, at) => at % 2 === 1),
  }
}
