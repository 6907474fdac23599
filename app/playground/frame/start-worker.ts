/// <reference lib="webworker" />
import {createUrlOf, redirectRequests} from './realm.ts'
import {createWorkerSender, redirectWorkers, type WorkerStart} from './redirect-workers.ts'
import {sendConsole} from './send-console.ts'

/** Written before the code of the frame. */
declare const __start: WorkerStart

/** Runs the file of a worker as if it came from its made-up address. */
export function startWorker(): void {
  const {file, isModule} = __start
  const realm = {...__start.realm, urls: new Map(__start.realm.urls)}
  const urlOf = createUrlOf(realm)
  const send = createWorkerSender()
  sendConsole(send)
  redirectRequests(urlOf)
  redirectWorkers(realm, urlOf, send)
  const {importScripts} = globalThis
  Object.defineProperties(globalThis, {
    location: {value: new URL(realm.address), configurable: true},
    importScripts: {value: (...addresses: string[]) => importScripts(...addresses.map(urlOf))},
  })
  if (isModule) void keepMessages(import(file))
  else importScripts(file)
}

/** Delivers the messages that arrive before a module has run: a worker that is one gets them then. */
async function keepMessages(running: Promise<unknown>): Promise<void> {
  const kept: MessageEvent[] = []
  const keep = (event: MessageEvent) => {
    event.stopImmediatePropagation()
    kept.push(event)
  }
  addEventListener('message', keep)
  await running
  removeEventListener('message', keep)
  for (const {data, ports} of kept) {
    dispatchEvent(new MessageEvent('message', {data, ports: [...ports]}))
  }
}
