import {createFrame} from './create-frame.ts'
import {readEngine, readManifest, readPackage, urlOf} from './engine-files.ts'
import type {EngineAnswer, EngineProgress, EngineTasks} from './protocol.ts'

/** The engine could not answer: its time was over, or its worker ended. */
export class EngineStopped extends Error {
  override name = 'EngineStopped'
}

interface RunOptions {
  /** Milliseconds for the answer. */
  readonly limit: number
  readonly onProgress: (progress: EngineProgress) => void
}

/** A running engine, which works on one task at a time. */
export interface EngineSession {
  run<T extends keyof EngineTasks>(
    type: T,
    input: Omit<EngineTasks[T]['input'], 'packages'>,
    options: RunOptions,
  ): Promise<EngineTasks[T]['output']>
  close(): void
}

/** Milliseconds that the script of the engine may take to start, on a slow device. */
const START_LIMIT = 60_000

/** Loads the engine and starts it in a hidden frame. */
export async function startEngine(
  onProgress: (progress: EngineProgress) => void,
): Promise<EngineSession> {
  const manifest = await readManifest()
  const script = await readEngine(manifest, onProgress)
  onProgress({step: 'start'})
  let settle: (answer: EngineAnswer) => void = () => undefined
  const frame = await createFrame({
    url: urlOf(manifest.frame.url),
    parent: document.body,
    isHidden: true,
    onMessage: (answer: EngineAnswer) => settle(answer),
  })
  let lastId = 0

  function post(message: object, limit: number): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new EngineStopped(describeLimit(limit))), limit)
      settle = answer => {
        if ('id' in answer && answer.id !== lastId) return // of an earlier request
        clearTimeout(timer)
        if (answer.type === 'crashed') reject(new EngineStopped(CRASHED))
        else resolve(answer)
      }
      frame.send(message)
    })
  }

  const run: EngineSession['run'] = async (type, input, {limit, onProgress}) => {
    const packages = Object.keys(manifest.packages)
    for (;;) {
      onProgress({step: 'build'})
      const answer = await post({...input, type, id: ++lastId, packages}, limit)
      if (answer.type === 'done') return Reflect.get<object, string>(answer, 'output')
      if (answer.type === 'failed') throw new Error(answer.message)
      if (answer.type !== 'needs') throw new EngineStopped(CRASHED)
      for (const name of answer.packages) {
        onProgress({step: 'package', name, total: manifest.packages[name]?.size})
        await post({type: 'package', files: await readPackage(manifest, name)}, limit)
      }
    }
  }

  await post({type: 'engine', script}, START_LIMIT)
  return {run, close: frame.remove}
}

const CRASHED = 'The engine ended, probably because its memory was full. It starts again with the next build.'

function describeLimit(limit: number): string {
  return `The build did not end within ${limit / 1000} seconds. The engine starts again with the next build.`
}
