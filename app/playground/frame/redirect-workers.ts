import {isConsoleLine} from '../console-line.ts'
import {PREVIEW} from '../preview-address.ts'
import type {FindUrl, Realm} from './realm.ts'
import type {SendLine} from './send-console.ts'

/** Marks what a worker logs among the messages that it sends. */
const LINE = 'line of the console'

/** What the script of a worker begins with. */
export interface WorkerStart {
  readonly realm: Omit<Realm, 'urls'> & {readonly urls: ReadonlyArray<readonly [string, string]>}
  /** The URL of its file. */
  readonly file: string
  readonly isModule: boolean
}

/** Lets emitted files run as workers, which find their files, and log to the page. */
export function redirectWorkers(realm: Realm, urlOf: FindUrl, send: SendLine): void {
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      const file = urlOf(String(address))
      if (file === String(address)) super(file, options)
      else {
        const isModule = options?.type === 'module'
        // Chromium starts no modules as workers of a frame whose origin is its own.
        super(createStart(realm, {file, isModule}), {...options, type: 'classic'})
      }
      this.addEventListener('message', event => {
        const line: unknown = event.data?.[LINE]
        if (!isConsoleLine(line)) return
        event.stopImmediatePropagation()
        send(line)
      })
    }
  }
}

/** Sends a line from a worker to the document, or the worker, that has started it. */
export function createWorkerSender(): SendLine {
  const send = postMessage.bind(globalThis)
  return line => send({[LINE]: line})
}

/** A script that prepares a worker, and then runs its file; see `start-worker.ts`. */
function createStart({urls, script}: Realm, rest: Omit<WorkerStart, 'realm'>): string {
  const name = [...urls].find(([, url]) => url === rest.file)?.[0] ?? ''
  const realm = {address: PREVIEW + name, urls: [...urls], script}
  const start: WorkerStart = {realm, ...rest}
  const code = `globalThis.__start=${JSON.stringify(start)};${script}`
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}))
}
