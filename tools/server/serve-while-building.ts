import type {Server} from 'node:http'
import {resolve} from 'node:path'
import type {AppBundle} from '../bundle/app-bundle.ts'
import {bundleApp} from '../bundle/bundle-app.ts'
import {createStore} from '../disk/store.ts'
import type {LoadOptions} from '../load/load-site.ts'
import {createFolderSite} from './folder-site.ts'
import {createLiveContent} from './live-content.ts'
import {createLiveSite, type LiveSite, type Plan} from './live-site.ts'
import {createLiveSource, needsAll} from './live-source.ts'
import {
  addressOf,
  closeOnSignals,
  createSiteServer,
  explain,
  listen,
  IDLE_TIMEOUT_MS,
} from './serve.ts'
import type {ServedSite} from './served-site.ts'

interface EarlyOptions extends Omit<LoadOptions, 'store'> {
  /** Folder to be replaced by the site. */
  readonly out: string
  /** Folder for what can be rebuilt. */
  readonly cache: string
  readonly plan: Plan
  readonly host: string
  readonly port: number
  readonly log: {line(text: string): void}
}

/** What a build shares with a server that answers requests meanwhile. */
export interface BesideServer {
  readonly app: Promise<AppBundle>
  /** Resolves when no request waits for a file that can be made. */
  readonly giveWay: () => Promise<void>
}

/**
 * Serves a site from the moment when its build begins: until its folder is complete, a file is made
 * when it is requested, and one that lists all others is waited for. Resolves when the folder is
 * complete; throws what the build throws.
 */
export async function serveWhileBuilding(
  options: EarlyOptions,
  build: (shared: BesideServer) => Promise<void>,
): Promise<Server> {
  const {out, host, port, log} = options
  const app = bundleApp({store: createStore(resolve(options.cache)), liveUpdate: false})
  const built = createFolderSite(resolve(out))
  const urgent = countUrgent()
  let early: (() => Promise<ServedSite>) | undefined
  let isBuilt = false
  const server = createSiteServer(() => {
    if (isBuilt) return built
    early ??= serveEarly(openEarly(options, app), {
      urgent,
      // After a failure, nothing is answered: the connections are closed.
      whenBuilt: () => building.then(() => built).catch(() => new Promise(() => {})),
    })
    return early()
  })
  await listen(server, port, host).catch(explain(port))
  log.line(`Serving on ${addressOf(server)}`)
  closeOnSignals(server)
  const building = build({app, giveWay: urgent.end})
  try {
    await building
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  isBuilt = true
  return server.setTimeout(IDLE_TIMEOUT_MS)
}

/** Reads the content again, as far as requests need it. */
function openEarly(options: EarlyOptions, app: Promise<AppBundle>): LiveSite {
  const store = createStore(resolve(options.cache))
  const content = createLiveContent({...options, store, threads: options.threads ?? 1})
  content.refresh()
  return createLiveSite({content, app, plan: options.plan})
}

interface Waiting {
  readonly urgent: Urgent
  readonly whenBuilt: () => Promise<ServedSite>
}

function serveEarly(live: LiveSite, {urgent, whenBuilt}: Waiting): () => Promise<ServedSite> {
  const source = createLiveSource(live)
  return async () => {
    const [site, planned] = await urgent.run(() => Promise.all([source(), live.now()]))
    return {
      ...site,
      async open(path, request) {
        if (needsAll(path.slice(1), planned)) return (await whenBuilt()).open(path, request)
        return urgent.run(() => site.open(path, request))
      },
    }
  }
}

/** Tasks for which others wait. */
interface Urgent {
  run<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when there are none. */
  end(): Promise<void>
}

function countUrgent(): Urgent {
  const running = new Set<Promise<unknown>>()
  return {
    async run(task) {
      const result = task()
      running.add(result)
      try {
        return await result
      } finally {
        running.delete(result)
      }
    },
    async end() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
