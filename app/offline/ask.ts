import type {WorkerMessage} from './messages.ts'

/** Maximum time for an answer, in milliseconds; a worker of another kind never answers. */
const PATIENCE = 3000

/** Asks a worker; resolves to nothing if no answer comes in time. */
export function ask(
  worker: ServiceWorker,
  message: WorkerMessage,
  patience = PATIENCE,
): Promise<unknown> {
  const {port1, port2} = new MessageChannel()
  return new Promise(resolve => {
    const timer = setTimeout(() => end(undefined), patience)
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
export async function askActive(message: WorkerMessage, patience?: number): Promise<unknown> {
  const {active} = (await navigator.serviceWorker.getRegistration()) ?? {}
  return active ? ask(active, message, patience) : undefined
}

/** The release to which a worker belongs, if it says so in time. */
export async function askRelease(
  worker: ServiceWorker,
  patience?: number,
): Promise<string | undefined> {
  const release = await ask(worker, {type: 'RELEASE'}, patience)
  return typeof release === 'string' ? release : undefined
}
