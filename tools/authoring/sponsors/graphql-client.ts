import {sendQuery, type Endpoint} from './send-query.ts'

/** A server, and how patient to be with it. */
export interface GraphqlClientOptions extends Endpoint {
  /** Milliseconds before each further attempt; as many as there are further attempts. */
  retryDelays?: readonly number[] | undefined
  /** Milliseconds that a server may make us wait at most. */
  longestPause?: number | undefined
  /** Says why it takes longer. */
  log?: ((line: string) => void) | undefined
}

/** Asks a GraphQL server, no faster than it allows. */
export interface GraphqlClient {
  /** The `data` of an answer without errors. */
  query(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** Asks again after what may pass (a limit, a failing server or network), a limited number of times. */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const {retryDelays = [1000, 4000, 15_000, 60_000], longestPause = 120_000, log} = options
  // `fetch` would refuse it as a header by a message that holds it.
  if (!/^[\x21-\x7e]*$/.test(options.token ?? '')) {
    throw new Error(
      'OPENCOLLECTIVE_API_KEY contains characters that are not allowed in a token.\nCopy it again.',
    )
  }
  let earliest = 0

  return {
    async query(query, variables) {
      for (let attempt = 0; ; attempt++) {
        await waitUntil(earliest, log)
        const answer = await sendQuery(options, query, variables)
        const pause = Math.min(answer.pause, longestPause)
        earliest = Date.now() + pause
        if ('data' in answer) return answer.data

        const delay = retryDelays[attempt]
        const problem = `${shownUrl(options.url)} ${answer.problem}`
        if (!answer.mayPass) throw new Error(`${problem}\n${answer.hint}`)
        if (delay === undefined) {
          throw new Error(`${problem}\nGave up after ${attempt + 1} attempts. ${answer.hint}`)
        }
        earliest = Date.now() + Math.max(pause, delay)
        log?.(`${problem} Trying again.`)
      }
    },
  }
}

/** Timers may fire early, and a limit ends after its last millisecond. */
async function waitUntil(time: number, log: GraphqlClientOptions['log']): Promise<void> {
  const wait = time - Date.now()
  if (wait >= 1000) log?.(`Waiting ${Math.ceil(wait / 1000)} s.`)
  while (Date.now() <= time) {
    await new Promise(resolve => setTimeout(resolve, time - Date.now() + 1))
  }
}

/** Without a query: a token could be in it. */
function shownUrl(url: string): string {
  const {origin, pathname} = new URL(url)
  return origin + pathname
}
