import type {Engine, RequestOptions} from './engine-api.ts'
import {startEngine, type EngineSession} from './engine-session.ts'
import type {EngineTasks} from './protocol.ts'

/** Milliseconds after which a build counts as endless. */
const LIMIT = 20_000

/** Creates the engine. Its files are loaded with the first request. */
export function createEngine({limit = LIMIT}: {limit?: number} = {}): Engine {
  let session: Promise<EngineSession> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function run<T extends keyof EngineTasks>(
    type: T,
    input: Omit<EngineTasks[T]['input'], 'packages'>,
    {signal, onProgress = () => undefined}: RequestOptions,
  ): Promise<EngineTasks[T]['output']> {
    signal?.throwIfAborted()
    session ??= startEngine(onProgress)
    try {
      return await (await session).run(type, input, {limit, onProgress})
    } catch (error) {
      await stop() // the next request starts it again
      throw error
    }
  }

  async function stop(): Promise<void> {
    const stopped = session
    session = undefined
    await stopped?.then(
      ({close}) => close(),
      () => undefined,
    )
  }

  function request<T extends keyof EngineTasks>(
    type: T,
    input: Omit<EngineTasks[T]['input'], 'packages'>,
    options: RequestOptions = {},
  ): Promise<EngineTasks[T]['output']> {
    const output = turn.then(() => run(type, input, options))
    turn = output.catch(() => undefined)
    return untilAborted(output, options.signal)
  }

  return {
    build: (project, options) => request('build', {project}, options),
    readFile: (path, options) => request('read', {path}, options),
    preview: (page, options) => request('preview', {page}, options),
    explain: (text, options) => request('explain', {text}, options),
    close: () => void stop(),
  }
}

/** The engine goes on with the request, but no one waits for it. */
function untilAborted<T>(output: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return output
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {once: true})
    output.then(resolve, reject)
  })
}
