import {checkOutput} from './check-task-output.ts'
import {createFrame} from './create-frame.ts'
import {readEngine, readManifest, readPackage, urlOf} from './engine-files.ts'
import type {EngineManifest} from './engine-manifest.ts'
import type {EngineAnswer, EngineInput, EngineProgress, EngineTasks, TaskName} from './protocol.ts'

/** The engine could not start or answer: it took too long, was stopped, or its worker ended. */
export class EngineStopped extends Error {
  override name = 'EngineStopped'
}

/** A running engine, which works on one task at a time. */
export interface EngineSession {
  run<T extends TaskName>(
    type: T,
    input: EngineInput<T>,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<EngineTasks[T]['output']>
  /** Whether a project changed the engine, so that the next build needs a new one. */
  isSpoiled(): boolean
  close(): void
}

/** Milliseconds that the script of the engine may take to start, on a slow device. */
const START_TIMEOUT_MS = 60_000

/**
 * Milliseconds after which a task counts as endless. A device that is slow, or busy, gets more time:
 * the first build of a small project takes two to three times as long as the engine takes to start.
 */
function timeoutAfter(startTime: number): number {
  return Math.max(20_000, 10 * startTime)
}

/** Loads the engine and starts it in a hidden frame. */
export async function startEngine(
  onProgress: (progress: EngineProgress) => void,
): Promise<EngineSession> {
  try {
    const manifest = await readManifest()
    const script = await readEngine(manifest, onProgress)
    onProgress({step: 'start'})
    const channel = await openChannel(manifest)
    const start = performance.now()
    await channel.post({type: 'engine', script}, START_TIMEOUT_MS)
    const timeoutMs = timeoutAfter(performance.now() - start)
    return {...createRun(manifest, channel, timeoutMs), close: channel.close}
  } catch (error) {
    throw new EngineStopped(error instanceof Error ? error.message : String(error), {cause: error})
  }
}

interface Message {
  readonly type: string
  readonly id?: number
  readonly [field: string]: unknown
}

interface Channel {
  post(message: Message, timeoutMs: number): Promise<EngineAnswer>
  close(): void
}

/** Sends messages to the frame one at a time, and waits for each answer. */
async function openChannel({frame: {url}}: EngineManifest): Promise<Channel> {
  let settle: (answer: EngineAnswer) => void = () => undefined
  let end: (reason: Error) => void = () => undefined
  const onMessage = (answer: EngineAnswer) => settle(answer)
  const frame = await createFrame({
    url: urlOf(url),
    parent: document.body,
    isHidden: true,
    onMessage,
  })
  return {
    post: (message, timeoutMs) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new EngineStopped(describeTimeout(message, timeoutMs))),
          timeoutMs,
        )
        end = reject
        settle = answer => {
          if ('id' in answer && answer.id !== message.id) return // answers an earlier message
          clearTimeout(timer)
          if (answer.type === 'crashed') reject(new EngineStopped(CRASHED))
          else resolve(answer)
        }
        frame.send(message)
      }),
    close() {
      frame.remove()
      end(new EngineStopped(STOPPED))
    },
  }
}

function createRun(
  manifest: EngineManifest,
  {post}: Channel,
  timeoutMs: number,
): Omit<EngineSession, 'close'> {
  const packages = Object.keys(manifest.packages)
  let lastId = 0
  let isSpoiled = false
  const run: EngineSession['run'] = async (type, input, onProgress) => {
    for (;;) {
      onProgress({step: 'build'})
      const answer = await post({...input, type, id: ++lastId, packages}, timeoutMs)
      if (answer.type === 'failed') {
        throw type === 'build' ? new EngineStopped(SPOILED) : new Error(answer.message)
      }
      if (answer.type === 'done') {
        isSpoiled = answer.isSpoiled
        const output = checkOutput(type, answer.output)
        if (output === undefined) throw new EngineStopped(SPOILED)
        return output
      }
      if (answer.type !== 'needs') throw new EngineStopped(CRASHED)
      for (const name of answer.packages) {
        onProgress({step: 'package', name, total: manifest.packages[name]?.size})
        await post({type: 'package', files: await readPackage(manifest, name)}, timeoutMs)
      }
    }
  }
  return {run, isSpoiled: () => isSpoiled}
}

const CRASHED =
  'The engine ended, probably because its memory was full. It starts again with the next build.'

const STOPPED = 'The build was stopped. The engine starts again with the next build.'

const SPOILED =
  'The project changed objects that webpack uses. The engine starts again with the next build.'

function describeTimeout({type}: Message, timeoutMs: number): string {
  const time = `within ${Math.round(timeoutMs / 1000)} seconds`
  return type === 'check'
    ? `The configuration did not end ${time}. It may wait for what it cannot have here: files, other programs, or the network.`
    : `The build did not finish ${time}. The engine starts again with the next build.`
}
