import {randomUUID} from 'node:crypto'
import {resolve} from 'node:path'
import {bundleApp} from '../bundle/bundle-app.ts'
import type {Issue} from '../content/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import {createStore} from '../disk/store.ts'
import {createLiveContent} from '../load/live-content.ts'
import type {SourceOptions} from '../load/read-sources.ts'
import {createLiveEvents} from './live-events.ts'
import {createLiveSite, type Plan} from './live-site.ts'
import {createLiveSource} from './live-source.ts'
import {createIssueReport} from './report-issues.ts'
import type {SiteSource} from './site-source.ts'

export interface DevelopmentOptions extends SourceOptions {
  readonly deadLinks: Issue['severity']
  /** Folder for what can be made again. */
  readonly cache: string
  readonly plan: Plan
  readonly log: {
    line(text: string): void
    progress(name: string, done: number, total: number): void
  }
}

/** A site that is served while it is edited. */
export interface Development {
  readonly source: SiteSource
  readonly events: ReturnType<typeof createLiveEvents>
  /** Loads the content; pages that the store lacks are parsed when they are asked for. */
  open(): void
  /** Parses the pages that nobody asked for, and checks all. */
  complete(): Promise<void>
  /** Shows what has changed in the content, or says what is wrong with it. */
  changeContent(changed: ReadonlySet<string>): Promise<void>
  changeApp(): Promise<void>
}

/** Prepares a site for development; nothing is read yet but the app. */
export function createDevelopment(options: DevelopmentOptions): Development {
  const {log, plan} = options
  const store = createStore(resolve(options.cache))
  const events = createLiveEvents()
  const report = createIssueReport({events, log, folder: shownPath(resolve(options.content))})
  const bundle = () => bundleApp({store, liveUpdate: true})
  const app = bundle()
  const onParsed = (done: number, total: number) => log.progress('pages', done, total)
  const content = createLiveContent({...options, store, onParsed})
  const live = createLiveSite({content, app, plan})
  const processId = randomUUID()
  const start = (key: string) => events.send('start', {process: `${processId} ${key}`})
  app.then(({key}) => start(key), report.error)

  /** The navigation is asked for only if it is another one. */
  async function show(changed?: ReadonlySet<string>): Promise<void> {
    const before = JSON.stringify((await live.now()).site.nav)
    if (changed) content.refresh(changed)
    await content.parse(changed && content.hasOutlines() ? pathsOf(changed) : undefined)
    const {site} = await live.update()
    events.send('content', {hasNewNav: JSON.stringify(site.nav) !== before})
    if (content.hasOutlines()) return
    await new Promise(setImmediate) // the page comes first
    report.issues(content.check(site))
  }
  function pathsOf(changed: ReadonlySet<string>): Set<string> {
    const dir = resolve(options.content)
    return new Set([...changed].map(path => path.slice(dir.length + 1)))
  }
  return {
    source: createLiveSource(live),
    events,
    open: () => content.refresh(),
    complete: () => show().catch(report.error),
    changeContent: changed => show(changed).catch(report.error),
    async changeApp() {
      try {
        const next = await bundle()
        await live.update(next)
        start(next.key)
        if (!content.hasOutlines()) report.issues(content.check((await live.now()).site))
      } catch (error) {
        report.error(error)
      }
    },
  }
}
