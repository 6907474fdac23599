import type {Readable, Writable} from 'node:stream'

/** The parts that tests read of a message of Chrome's protocol: an answer or an event. */
export interface DevtoolsMessage {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
  readonly params?: {sessionId: string; targetInfo?: {type: string; subtype?: string}}
  readonly result?: DevtoolsResult
  readonly error?: {message: string}
}

export interface DevtoolsResult {
  readonly sessionId?: string
  readonly targetId?: string
  readonly result?: {value?: unknown}
}

/** Speaks Chrome's protocol over the pipes of a browser. */
export interface DevtoolsPipe {
  /** Resolves with the result; an empty one if the page of the session is gone. */
  send(method: string, params: object, sessionId?: string): Promise<DevtoolsResult>
  listen(listener: (message: DevtoolsMessage) => void): void
}

/** Connects to a browser: messages are JSON, each ended by a zero. */
export function connectToDevtools(input: Writable, output: Readable): DevtoolsPipe {
  let last = 0
  let rest = ''
  const open = new Map<number, {session: string; end: (message: DevtoolsMessage) => void}>()
  const listeners: Array<(message: DevtoolsMessage) => void> = []
  listeners.push(({method, params}) => {
    if (method !== 'Target.detachedFromTarget') return
    for (const {session, end} of open.values()) if (session === params?.sessionId) end({})
  })
  output.setEncoding('utf8').on('data', (text: string) => {
    const texts = (rest + text).split('\0')
    rest = texts.pop() ?? ''
    for (const json of texts) {
      const message: DevtoolsMessage = JSON.parse(json)
      if (message.id === undefined) for (const listener of listeners) listener(message)
      else open.get(message.id)?.end(message)
    }
  })
  return {
    listen: listener => void listeners.push(listener),
    async send(method, params, sessionId) {
      const id = ++last
      const {error, result = {}} = await new Promise<DevtoolsMessage>(end => {
        open.set(id, {session: sessionId ?? '', end})
        input.write(`${JSON.stringify({id, method, params, sessionId})}\0`)
      })
      open.delete(id)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    },
  }
}
