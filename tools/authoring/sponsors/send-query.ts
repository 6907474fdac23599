import {parseAnswer, type Failure} from './parse-answer.ts'
import {parsePause} from './rate-limits.ts'

/** A GraphQL server and what it takes to be answered. */
export interface Endpoint {
  url: string
  /**
   * A personal token of Open Collective. It goes into the header `Personal-Token`, raises the limit
   * from 10 to 100 requests per minute, and is never part of a message.
   */
  token?: string | undefined
  /** Milliseconds after which an answer is no longer waited for. */
  timeout?: number | undefined
}

/** Result of one request; `pause` is the number of milliseconds to wait before the next one. */
export type Answer = {pause: number} & ({data: unknown} | Failure)

/** Sends one request. */
export async function sendQuery(
  endpoint: Endpoint,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const received = await post(endpoint, JSON.stringify({query, variables}))
  if ('problem' in received) return {...received, pause: 0}
  const pause = parsePause(received.headers, Date.now())
  return {...parseAnswer(received, endpoint.token), pause}
}

interface Received {
  status: number
  headers: Headers
  text: string
}

async function post(endpoint: Endpoint, body: string): Promise<Received | Failure> {
  const {url, token, timeout = 60_000} = endpoint
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...(token && {'personal-token': token})},
      body,
      redirect: 'manual', // another host would be sent the token
      signal: AbortSignal.timeout(timeout),
    })
    const text = await readText(response)
    if (text !== undefined) return {status: response.status, headers: response.headers, text}
    const problem = `sent more than ${MOST_BYTES / 1e6} MB.`
    return {problem, mayPass: false, hint: 'Check --endpoint.'}
  } catch (error) {
    const problem = explainNetworkError(error, timeout)
    if (problem === undefined) throw error
    return {problem, mayPass: true, hint: 'Check the network and --endpoint, or try again later.'}
  }
}

/** Bytes: a hundred times as many as a full list takes. */
const MOST_BYTES = 64e6

/** The text of an answer; nothing if it goes on for too long. */
async function readText({body}: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return undefined
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}

/** Returns `undefined` if the error does not come from the network. */
function explainNetworkError(error: unknown, timeout: number): string | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `did not answer within ${timeout / 1000} s.`
  }
  if (!(error instanceof TypeError)) return undefined
  const inner = error.cause instanceof Error ? error.cause : error
  const reason = 'code' in inner ? String(inner.code) : inner.message
  return `could not be reached (${reason}).`
}
