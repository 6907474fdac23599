import {z} from 'zod'

/** Why there is no data. */
export interface Failure {
  /** Continues the sentence after the URL: `answered HTTP 500.` */
  problem: string
  /** How to fix it. */
  hint: string
  /** Whether the same request may succeed later. */
  mayPass: boolean
}

const messageSchema = z.object({message: z.string()})
const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(messageSchema).nullish(),
  error: messageSchema.nullish(),
})

/** Parses the answer of a GraphQL server. Messages of the server are quoted without the token. */
export function parseAnswer(
  status: number,
  text: string,
  token: string | undefined,
): {data: unknown} | Failure {
  const body = answerSchema.safeParse(parseJson(text)).data
  const messages = [...(body?.errors ?? []), ...(body?.error ? [body.error] : [])]
  const said = quote(messages, token)
  if (status !== 200) {
    return {problem: `answered HTTP ${status}${said}.`, ...explainStatus(status, token)}
  }
  if (!body) {
    return {problem: 'sent an answer that is not valid.', mayPass: true, hint: 'Try again later.'}
  }
  if (messages.length === 0) return {data: body.data}
  const hint = 'Check --collective and --endpoint, and the queries in authoring/sponsors.'
  return {problem: `rejected the query${said}.`, mayPass: false, hint}
}

function explainStatus(
  status: number,
  token: string | undefined,
): Pick<Failure, 'hint' | 'mayPass'> {
  if (status >= 500 || (status === 429 && token)) return {mayPass: true, hint: 'Try again later.'}
  if (status === 429) {
    return {mayPass: true, hint: 'Set OPENCOLLECTIVE_API_KEY for a higher limit, or try later.'}
  }
  if (status === 401 || status === 403) {
    const hint = token
      ? 'Check the token in OPENCOLLECTIVE_API_KEY: it may be wrong or expired.'
      : 'Set OPENCOLLECTIVE_API_KEY to a personal token.'
    return {mayPass: false, hint}
  }
  const hint = 'Check that --endpoint is version 2 of the GraphQL API of Open Collective.'
  return {mayPass: false, hint}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Quotes the beginning of the messages. Open Collective repeats a token that it does not know. */
function quote(messages: ReadonlyArray<{message: string}>, token: string | undefined): string {
  const text = messages.map(({message}) => message).join('; ')
  const safe = token ? text.replaceAll(token, '[token]') : text
  return (
    safe &&
    `: ${safe
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .slice(0, 300)
      .replace(/\.$/, '')}`
  )
}
