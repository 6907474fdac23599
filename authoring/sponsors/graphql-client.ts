import ky, {HTTPError, TimeoutError} from 'ky'
import {z} from 'zod'
import {need} from '#contract/private/need.ts'

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
  /** Receives the reason for a further attempt. */
  log?: ((line: string) => void) | undefined
}

/** Asks a GraphQL server. */
export interface GraphqlClient {
  /** The `data` of an answer without errors. */
  query(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>
}

const TIMEOUT_MS = 60_000

const RETRY_DELAYS_MS = [1000, 4000, 15_000, 60_000]

/** Milliseconds that a server may make us wait, by `Retry-After` or `X-RateLimit-Reset`. */
const MAX_RETRY_AFTER_MS = 120_000

/** Retries what may pass: a rate limit, a failing server or network. */
export function createGraphqlClient({
  url,
  token,
  log,
  timeout = TIMEOUT_MS,
  retryDelays = RETRY_DELAYS_MS,
}: GraphqlClientOptions): GraphqlClient {
  // `fetch` would reject it as a header, with a message that contains it.
  if (!/^[\x21-\x7e]*$/.test(token ?? '')) {
    throw new Error(
      'OPENCOLLECTIVE_API_KEY contains characters that are not allowed in a token.\nCopy it again.',
    )
  }
  const {origin, pathname} = new URL(url) // without the query, which could contain a token
  const describe = (error: unknown) => `${origin}${pathname} ${problemOf(error, timeout, token)}.`
  const http = ky.create({
    headers: token === undefined ? {} : {'personal-token': token},
    redirect: 'manual', // another host would get the token
    timeout,
    fetch: fetchWhole,
    retry: {
      limit: retryDelays.length,
      methods: ['post'],
      retryOnTimeout: true,
      maxRetryAfter: MAX_RETRY_AFTER_MS,
      delay: attempt => need(retryDelays[attempt - 1], 'delay'),
    },
    hooks: {beforeRetry: [({error}) => log?.(`${describe(error)} Trying again.`)]},
  })
  return {
    async query(query, variables) {
      try {
        const text = await http.post(url, {json: {query, variables}}).text()
        const {data, errors} = answerSchema.parse(JSON.parse(text))
        if (errors.length === 0) return data
        throw new QueryError(errors)
      } catch (error) {
        throw new Error(`${describe(error)}\n${HINT}`, {cause: error})
      }
    },
  }
}

const HINT =
  'Check the network, OPENCOLLECTIVE_ENDPOINT and OPENCOLLECTIVE_API_KEY, or try again later.'

/** Reads an answer to its end, so that it is asked for again if the connection breaks off. */
async function fetchWhole(request: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init)
  const text = await response.text()
  return new Response(text === '' ? null : text, response)
}

const messageSchema = z.object({message: z.string()}).transform(({message}) => message)

const answerSchema = z
  .object({
    data: z.unknown().optional(),
    errors: z.array(messageSchema).nullish(),
    error: messageSchema.nullish(),
  })
  .transform(({data, errors, error}) => ({
    data,
    errors: [...(errors ?? []), ...(error ? [error] : [])],
  }))

class QueryError extends Error {
  constructor(messages: readonly string[]) {
    super(messages.join('; '))
  }
}

/** Continues a sentence after the URL: `answered HTTP 500`. */
function problemOf(error: unknown, timeout: number, token: string | undefined): string {
  if (error instanceof TimeoutError) return `did not answer within ${timeout / 1000} s`
  if (error instanceof QueryError) return `rejected the query${quote(error.message, token)}`
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'sent no valid answer'
  if (error instanceof HTTPError) {
    const {data: said} = answerSchema.safeParse(error.data)
    return `answered HTTP ${error.response.status}${quote(said?.errors.join('; ') ?? '', token)}`
  }
  return `could not be reached (${reasonOf(error)})`
}

/** The code of the innermost cause of a network error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return 'code' in error ? String(error.code) : error.message
}

/** Quotes the beginning of a message. Open Collective repeats a token that it does not know. */
function quote(message: string, token: string | undefined): string {
  const safe = token === undefined ? message : message.replaceAll(token, '[token]')
  const shown = safe
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .slice(0, 300)
    .replace(/\.$/, '')
  return shown === '' ? '' : `: ${shown}`
}
