import type {Engine, RequestOptions} from './engine-api.ts'
import {EngineStopped, startEngine, type EngineSession} from './engine-session.ts'
import type {EngineInput, EngineProgress, EngineTasks, TaskName} from './protocol.ts'

/** Creates the engine. Its files are loaded with the first request. */
export function createEngine(): Engine {
  const {run, stop} = createRestartingSession()
  let turn: Promise<unknown> = Promise.resolve()

  function request<T extends TaskName>(
    type: T,
    input: EngineInput<T>,
    {signal, onProgress = () => undefined}: RequestOptions = {},
  ): Promise<EngineTasks[T]['output']> {
    const output = turn.then(() => {
      signal?.throwIfAborted()
      return run(type, input, onProgress)
    })
    turn = output.catch(() => undefined)
    return untilAborted(output, signal)
  }

  return {
    build: (project, options) => request('build', {project}, options),
    check: (project, inputs, options) => request('check', {project, inputs}, options),
    readFile: (path, options) => request('read', {path}, options),
    preview: (config, options) => request('preview', {config}, options),
    stop: () => void stop(),
  }
}

/** Starts the engine with the first task, and again with the task after one that stopped it. */
function createRestartingSession() {
  let session: Promise<EngineSession> | undefined

  async function run<T extends TaskName>(
    type: T,
    input: EngineInput<T>,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<EngineTasks[T]['output']> {
    try {
      if ((type === 'build' || type === 'check') && (await session)?.isSpoiled()) await stop()
      session ??= startEngine(onProgress)
      const {run: runTask} = await session
      return await runTask(type, input, onProgress)
    } catch (error) {
      if (error instanceof EngineStopped) await stop()
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

  return {run, stop}
}

/** The engine continues the request, but no one waits for it. */
function untilAborted<T>(output: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return output
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {once: true})
    output.then(resolve, reject)
  })
}
