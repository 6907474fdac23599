import ky from 'ky'
import {need} from '#contract/private/need.ts'
import {AnswerError, explainFailure, DEFAULT_TIMEOUT_MS} from './explain-failure.ts'
import {parseAnswer} from './parse-answer.ts'
import {parsePause} from './rate-limits.ts'

/** A GraphQL server, and the limits for waiting and retrying. */
export interface GraphqlClientOptions {
  url: string
  /**
   * A personal token of Open Collective. It goes into the header `Personal-Token`, raises the limit
   * from 10 to 100 requests per minute, and is never part of a message.
   */
  token?: string | undefined
  /** Milliseconds to wait for an answer. */
  timeout?: number | undefined
  /** Milliseconds before each further attempt; as many as there are further attempts. */
  retryDelays?: readonly number[] | undefined
  /** Milliseconds that a server may make us wait at most. */
  maxPause?: number | undefined
  /** Receives the reason for a delay. */
  log?: ((line: string) => void) | undefined
}

/** Asks a GraphQL server, no faster than it allows. */
export interface GraphqlClient {
  /** The `data` of an answer without errors. */
  query(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>
}

/**
 * Retries temporary failures (a rate limit, a failing server or network), a limited number of
 * times.
 */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const {url, token} = options
  // `fetch` would reject it as a header, with a message that contains it.
  if (!/^[\x21-\x7e]*$/.test(token ?? '')) {
    throw new Error(
      'OPENCOLLECTIVE_API_KEY contains characters that are not allowed in a token.\nCopy it again.',
    )
  }
  const http = createHttp(options)
  return {
    async query(query, variables) {
      try {
        await http.waitForLimit()
        const answer = parseAnswer(200, await http.post({query, variables}), token)
        return 'data' in answer ? answer.data : undefined // an answer without data is refused
      } catch (error) {
        const {problem, hint, mayPass} = explainFailure(error, options)
        const advice = mayPass ? `Gave up after ${http.attempts} attempts. ${hint}` : hint
        throw new Error(`${shownUrl(url)} ${problem}\n${advice}`, {cause: error})
      }
    },
  }
}

function createHttp(options: GraphqlClientOptions) {
  const {url, token, log} = options
  const {timeout, retryDelays = [1000, 4000, 15_000, 60_000], maxPause = 120_000} = options
  let earliest = 0
  const waitForLimit = () => waitUntil(earliest, log)
  const http = ky.create({
    headers: token === undefined ? {} : {'personal-token': token},
    redirect: 'manual', // another host would get the token
    timeout: timeout ?? DEFAULT_TIMEOUT_MS,
    async fetch(request, init) {
      const response = await fetch(request, init)
      const now = Date.now()
      earliest = now + Math.min(parsePause(response.headers, now), maxPause)
      return readWhole(response, token)
    },
    retry: {
      limit: retryDelays.length,
      methods: ['post'],
      statusCodes: [429, ...Array.from({length: 100}, (_, at) => 500 + at)],
      retryOnTimeout: true,
      maxRetryAfter: maxPause,
      delay: attempt => need(retryDelays[attempt - 1], 'delay'),
      shouldRetry({error}) {
        const {problem, mayPass} = explainFailure(error, options)
        if (!mayPass) return false
        log?.(`${shownUrl(url)} ${problem} Trying again.`)
        return error instanceof AnswerError || undefined
      },
    },
    hooks: {beforeRetry: [waitForLimit]},
  })
  const post = (json: object) => http.post(url, {json}).text()
  return {post, waitForLimit, attempts: retryDelays.length + 1}
}

/** Bytes: a hundred times as many as a full list takes. */
const MAX_BYTES = 64e6

/**
 * Reads an answer to its end, so that the request is repeated if the connection breaks off
 * meanwhile.
 */
async function readWhole(response: Response, token: string | undefined): Promise<Response> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) {
      const problem = `sent more than ${MAX_BYTES / 1e6} MB.`
      throw new AnswerError({problem, mayPass: false, hint: 'Check --endpoint.'})
    }
    text += decoder.decode(chunk, {stream: true})
  }
  text += decoder.decode()
  if (response.ok) {
    const answer = parseAnswer(200, text, token)
    if ('problem' in answer) throw new AnswerError(answer)
  }
  const headers = new Headers(response.headers)
  headers.delete('content-type') // so that `ky` returns the text of any error
  return new Response(text === '' ? null : text, {status: response.status, headers})
}

/** Timers may fire early, and a limit ends after its last millisecond. */
async function waitUntil(time: number, log: GraphqlClientOptions['log']): Promise<void> {
  const wait = time - Date.now()
  if (wait >= 1000) log?.(`Waiting ${Math.ceil(wait / 1000)} s.`)
  while (Date.now() <= time) {
    await new Promise(resolve => setTimeout(resolve, time - Date.now() + 1))
  }
}

/** Drops the query, which could contain a token. */
function shownUrl(url: string): string {
  const {origin, pathname} = new URL(url)
  return origin + pathname
}
