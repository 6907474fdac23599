import {join, resolve} from 'node:path'
import {bundleApp} from '../bundle/bundle-app.ts'
import {BUILD_HELP, parseCommandLine, type BuildOptions} from '../command-line/build-options.ts'
import {endWith} from '../command-line/run-if-called.ts'
import {reportBuild} from '../command-line/report-build.ts'
import {createStepLog} from '../command-line/step-log.ts'
import {asksForHelp} from '../command-line/usage.ts'
import {root} from '../disk/root.ts'
import {createStore} from '../disk/store.ts'
import {checkOutFolder} from '../disk/foreign-files.ts'
import {loadSite} from '../load/load-site.ts'
import {hashEmitters} from '../emit/emitter.ts'
import {planOutputs} from '../emit/plan-outputs.ts'
import type {BesideServer} from '../server/serve-while-building.ts'
import {writeSite} from '../write/write-site.ts'

/**
 * Builds the site: loads the content, plans the files, writes them. Throws `ContentError` with every
 * issue of the run. If the build fails, the previous folder stays unchanged.
 */
export async function buildSite(
  options: BuildOptions,
  {app: bundling, giveWay}: Partial<BesideServer> = {},
): Promise<void> {
  const {log, liveUpdate} = options
  await checkOutFolder(options)
  const store = createStore(resolve(options.cache ?? join(root, '.cache')))
  const onParsed = (done: number, total: number) => log.progress('pages', done, total)
  const [app, loaded] = await log.step('load', () =>
    Promise.all([
      bundling ?? bundleApp({store, liveUpdate}),
      loadSite({...options, store, onParsed, giveWay}),
    ]),
  )
  const outputs = await log.step('plan', async () => planOutputs(loaded.site, app))
  const written = await log.step('write', () =>
    writeSite(outputs, {...options, store, code: hashEmitters(), giveWay}),
  )
  reportBuild({options, loaded, written})
}

/** Runs the command line of `build.ts`. */
export const run = (): Promise<void> => main().catch(endWith)

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) return console.log(BUILD_HELP)
  const {options, watch, host, port} = parseCommandLine(args, root)
  const log = createStepLog(process.stdout)
  if (watch && port !== undefined) {
    const {developSite} = await import('../server/start-development.ts')
    return developSite({...options, log, host, port, root, plan: planOutputs})
  }
  if (port === undefined) return buildSite({...options, log})
  const {serveWhileBuilding} = await import('../server/serve-while-building.ts')
  const serving = {...options, log, host, port, plan: planOutputs}
  await serveWhileBuilding(serving, shared => buildSite({...options, log}, shared))
}
