import type {WorkerMessage} from './worker-messages.ts'

/** Maximum time for an answer, in milliseconds; a worker of another kind never answers. */
const TIMEOUT_MS = 3000

/** Asks a worker; resolves to nothing if no answer comes in time. */
export function ask(
  worker: ServiceWorker,
  message: WorkerMessage,
  timeout = TIMEOUT_MS,
): Promise<unknown> {
  const {port1, port2} = new MessageChannel()
  return new Promise(resolve => {
    const timer = setTimeout(() => end(undefined), timeout)
    function end(answer: unknown): void {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    port1.addEventListener('message', ({data}) => end(data))
    port1.start()
    worker.postMessage(message, [port2])
  })
}

/** Asks the worker that is active at this moment. */
export async function askActive(message: WorkerMessage, timeout?: number): Promise<unknown> {
  const {active} = (await navigator.serviceWorker.getRegistration()) ?? {}
  return active ? ask(active, message, timeout) : undefined
}

/** The release to which a worker belongs, if it says so in time. */
export async function askRelease(
  worker: ServiceWorker,
  timeout?: number,
): Promise<string | undefined> {
  const release = await ask(worker, {type: 'RELEASE'}, timeout)
  return typeof release === 'string' ? release : undefined
}
