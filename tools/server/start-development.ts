import {join, resolve} from 'node:path'
import {portablePath} from '../disk/portable-path.ts'
import {shownPath} from '../disk/shown-path.ts'
import {createDevelopment, type Development, type DevelopmentOptions} from './development.ts'
import {serveRestartably} from './restartable-server.ts'
import {createSiteServer, explain} from './serve.ts'
import type {SiteSource} from './site-source.ts'
import {watchFiles} from './watch-files.ts'

interface StartOptions extends DevelopmentOptions {
  /** Folder of the repository. */
  readonly root: string
  readonly port: number
}

/** Milliseconds after which all pages are loaded even if none was asked for. */
const PATIENCE = 1500

/**
 * Serves a site while it is edited. It listens at once and makes what is asked for; the rest is
 * loaded and checked in the background. Changes are shown in the open browser; after a change of its
 * own code, the program is started again on the same port.
 */
export async function startDevelopment(options: StartOptions): Promise<void> {
  const {log, root, port} = options
  const development = createDevelopment(options)
  const {source, events} = development
  const firstAnswer = createSignal()
  const plan: SiteSource['plan'] = answer => source.plan(answer).finally(firstAnswer.resolve)
  const server = createSiteServer({plan}, events.intercept)
  const {address, restart} = await serveRestartably(server, port).catch(explain(port))
  log.line(`Serving on ${address}`)
  development.open()
  let isRestarting = false
  const watching = watchFiles(watchedPaths(options), performance.timeOrigin, async changed => {
    if (isRestarting) return
    const begin = performance.now()
    if ([...changed].some(path => isBuildCode(path, root))) {
      log.line('The code of the build has changed. Restarting.')
      isRestarting = true
      // The first process stays, and must not restart for what its successors see.
      void watching.then(close => close())
      events.close()
      return restart()
    }
    await applyChanges(changed, development, root)
    const names = [...changed].map(shownPath).join(', ')
    log.line(`${names}  ${Math.round(performance.now() - begin)} ms`)
  })
  await watching
  await Promise.race([firstAnswer.promise, new Promise(done => setTimeout(done, PATIENCE))])
  await development.complete()
}

function watchedPaths({root, content, examples, facts}: StartOptions): string[] {
  const ours = ['app', 'contract', 'tools', 'build.ts', 'package-lock.json']
  return [
    content,
    examples ?? join(root, 'examples'),
    facts ?? join(root, 'facts'),
    ...ours.map(name => join(root, name)),
  ].map(path => resolve(path))
}

/** Whether a file is one that this process runs. */
function isBuildCode(path: string, root: string): boolean {
  return /^(?:tools|contract)\/|^(?:build\.ts|package-lock\.json)$/.test(portablePath(root, path))
}

async function applyChanges(
  changed: ReadonlySet<string>,
  development: Development,
  root: string,
): Promise<void> {
  const isApp = (path: string) => portablePath(root, path).startsWith('app/')
  const others = [...changed].filter(path => !isApp(path))
  if (others.length < changed.size) await development.changeApp()
  if (others.length > 0) await development.changeContent(new Set(others))
}

function createSignal() {
  let resolveSignal: () => void = () => undefined
  const promise = new Promise<void>(done => {
    resolveSignal = done
  })
  return {promise, resolve: () => resolveSignal()}
}
