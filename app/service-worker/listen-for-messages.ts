import type {WorkerMessage} from '../offline-setting/worker-messages.ts'
import {isData, storeData} from './answer-data.ts'
import {fillContent, lookAtContent, lookAtStore, stopAndEmpty} from './fill-content.ts'
import type {Shell} from './shell.ts'

/** Handles the messages of pages. */
export function listenForMessages(worker: ServiceWorkerGlobalScope, shell: Shell): void {
  worker.addEventListener('message', event => {
    const message: unknown = event.data
    if (!isMessage(message)) return
    const done = obey(message, event, {worker, shell})
    const answer = (value?: unknown) => event.ports[0]?.postMessage(value)
    event.waitUntil(done.then(answer, () => answer())) // fails if the reader forbids storage
  })
}

async function obey(
  message: WorkerMessage,
  event: ExtendableMessageEvent,
  {worker, shell}: {worker: ServiceWorkerGlobalScope; shell: Shell},
): Promise<unknown> {
  switch (message.type) {
    case 'STORE':
      return store(event, message.urls)
    case 'RELEASE':
      return shell.release()
    case 'SKIP_WAITING':
      void worker.skipWaiting() // takes effect after this message is handled
      return undefined
    case 'FILL':
      return fillContent(message.isFirst)
    case 'LOOK':
      await lookAtContent().catch(() => undefined) // without a network, it stays unknown
      return lookAtStore()
    case 'STATE':
      return lookAtStore()
    case 'EMPTY':
      await stopAndEmpty()
      return lookAtStore()
  }
}

/** Stores files of the API. If a file is not available, it is stored when it is next requested. */
async function store(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const paths = urls.map(url => new URL(url, location.origin).pathname)
  await Promise.all(paths.filter(isData).map(path => storeData(event, path)))
}

/** Only pages of this origin can send messages, possibly of another release. */
function isMessage(message: unknown): message is WorkerMessage {
  return typeof message === 'object' && message !== null && 'type' in message
}
