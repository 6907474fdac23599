import cluster from 'node:cluster'
import type {Server} from 'node:http'
import {join, resolve} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {portablePath} from '../disk/portable-path.ts'
import {shownPath} from '../disk/shown-path.ts'
import {createDevelopment, type Development, type DevelopmentOptions} from './development.ts'
import {addressOf, createSiteServer, explain, listen} from './serve.ts'
import {askForRestart, leaveWhenReplaced, supervise} from './supervise.ts'
import {watchFiles} from './watch-files.ts'

interface StartOptions extends DevelopmentOptions {
  /** Folder of the repository. */
  readonly root: string
  readonly port: number
  readonly host: string
}

/** Milliseconds to wait for the first request before all pages are loaded. */
const FIRST_REQUEST_TIMEOUT_MS = 1500

/** Serves a site while it is edited, in a process that is replaced when its code changes. */
export async function developSite(options: StartOptions): Promise<void> {
  await (cluster.isPrimary ? supervise() : startDevelopment(options))
}

/**
 * Serves a site while it is edited. It listens immediately and builds what is requested; the rest
 * is loaded and checked in the background. Changes are shown in the open browser; after a change of
 * its own code, it asks the supervisor for another process, which takes over its port.
 */
async function startDevelopment(options: StartOptions): Promise<void> {
  const {log, root, port, host} = options
  const development = createDevelopment(options)
  const {site, events} = development
  const server = createSiteServer(site, events.intercept)
  const answered = firstAnswer(server)
  await listen(server, port, host).catch(explain(port))
  log.line(`Serving on ${addressOf(server)}`)
  let hasLeft = false
  leaveWhenReplaced(server, () => {
    hasLeft = true
    events.close()
  })
  development.open()
  await watchFiles(watchedPaths(options), performance.timeOrigin, async changed => {
    if (hasLeft) return
    const begin = performance.now()
    if ([...changed].some(path => isBuildCode(path, root))) {
      const next = askForRestart() ? 'Restarting.' : 'Start the server again to use it.'
      log.line(`The code of the build has changed. ${next}`)
    }
    await applyChanges(changed, development, root)
    const names = [...changed].map(shownPath).join(', ')
    log.line(`${names}  ${Math.round(performance.now() - begin)} ms`)
  })
  await site().catch(() => undefined) // told to who asks
  await Promise.race([answered, wait(FIRST_REQUEST_TIMEOUT_MS)])
  await development.complete()
}

function watchedPaths({root, content, examples, facts}: StartOptions): string[] {
  const ours = ['app', 'contract', 'search', 'tools', 'package-lock.json']
  return [
    content,
    examples ?? join(root, 'examples'),
    facts ?? join(root, 'facts'),
    ...ours.map(name => join(root, name)),
  ].map(path => resolve(path))
}

/** Whether a file is one that this process runs. */
function isBuildCode(path: string, root: string): boolean {
  return /^(?:tools|contract)\/|^package-lock\.json$/.test(portablePath(root, path))
}

async function applyChanges(
  changed: ReadonlySet<string>,
  development: Development,
  root: string,
): Promise<void> {
  const isApp = (path: string) => /^(?:app|search)\//.test(portablePath(root, path))
  const others = [...changed].filter(path => !isApp(path) && !isBuildCode(path, root))
  if ([...changed].some(isApp)) await development.changeApp()
  if (others.length > 0) await development.changeContent(new Set(others))
}

/** Resolves when the first request is answered: the other pages must not delay it. */
function firstAnswer(server: Server): Promise<void> {
  return new Promise(done => {
    server.once('request', (_, response) => response.once('close', done))
  })
}
