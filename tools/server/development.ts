import {randomUUID} from 'node:crypto'
import {resolve} from 'node:path'
import type {AppBundle} from '../bundle/app-bundle.ts'
import {bundleApp} from '../bundle/bundle-app.ts'
import type {Issue} from '../issues/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import {createStore} from '../disk/store.ts'
import {createLiveContent, type LiveContent} from './live-content.ts'
import type {SourceOptions} from '../load/read-sources.ts'
import type {Site} from '../load/site.ts'
import {createLiveEvents} from './live-events.ts'
import {createLiveSite, type LiveSite, type Plan} from './live-site.ts'
import {createLiveSource} from './live-source.ts'
import {createIssueReport} from './report-issues.ts'
import type {ServedSite} from './served-site.ts'

export interface DevelopmentOptions extends SourceOptions {
  readonly deadLinks: Issue['severity']
  /** Folder for what can be rebuilt. */
  readonly cache: string
  readonly plan: Plan
  readonly log: {
    line(text: string): void
    progress(name: string, done: number, total: number): void
  }
}

/** Milliseconds before all pages are checked, so that the open page gets its new text first. */
const CHECK_DELAY_MS = 100

/** A site that is served while it is edited. */
export interface Development {
  /** The site as it is now. */
  site(): Promise<ServedSite>
  readonly events: ReturnType<typeof createLiveEvents>
  /** Loads the content; pages that the store lacks are parsed when they are requested. */
  open(): void
  /** Parses the pages that were not requested, checks all, and gets ready for the first edit. */
  complete(): Promise<void>
  /** Shows what has changed in the content, or reports its issues. */
  changeContent(changed: ReadonlySet<string>): Promise<void>
  changeApp(): Promise<void>
}

/** Prepares a site for development; nothing is read yet but the app. */
export function createDevelopment(options: DevelopmentOptions): Development {
  const {log, plan} = options
  const contentDir = resolve(options.content)
  const store = createStore(resolve(options.cache))
  const events = createLiveEvents()
  const report = createIssueReport({events, log, folder: shownPath(contentDir)})
  const bundle = () => bundleApp({store, liveUpdate: true})
  const app = bundle()
  const onParsed = (done: number, total: number) => log.progress('pages', done, total)
  const content = createLiveContent({...options, store, onParsed})
  const live = createLiveSite({content, app, plan})
  const checkLater = createTimer(CHECK_DELAY_MS)
  const parts = {content, contentDir, live, events, report, checkLater}
  const processId = randomUUID()
  const start = ({key}: AppBundle) => events.send('start', {process: `${processId} ${key}`})
  app.then(start, report.error)
  return {
    site: createLiveSource(live),
    events,
    open: () => content.refresh(),
    complete: () =>
      showContent(parts)
        .then(() => content.prepare())
        .catch(report.error),
    changeContent: changed => showContent(parts, changed).catch(report.error),
    changeApp: () =>
      bundle()
        .then(next => showApp(parts, next, start))
        .catch(report.error),
  }
}

interface Parts {
  readonly content: LiveContent
  readonly contentDir: string
  readonly live: LiveSite
  readonly events: ReturnType<typeof createLiveEvents>
  readonly report: ReturnType<typeof createIssueReport>
  readonly checkLater: (check: () => void) => void
}

/** Shows changed pages, or all; open pages request the navigation only if it has changed. */
async function showContent(parts: Parts, changed?: ReadonlySet<string>): Promise<void> {
  const {content, contentDir, live, events} = parts
  const before = JSON.stringify((await live.now()).site.nav)
  if (changed) content.refresh(changed)
  const isEarly = changed !== undefined && content.hasOutlines() // the others are still to come
  await content.parse(isEarly ? pathsIn(contentDir, changed) : undefined)
  const {site} = await live.update()
  events.send('content', {hasNewNav: JSON.stringify(site.nav) !== before})
  if (!changed) return reportIssues(parts, site)
  parts.checkLater(() => {
    try {
      reportIssues(parts, site)
    } catch (error) {
      parts.report.error(error)
    }
  })
}

function pathsIn(dir: string, files: ReadonlySet<string>): Set<string> {
  return new Set([...files].map(path => path.slice(dir.length + 1)))
}

async function showApp(
  parts: Parts,
  app: AppBundle,
  start: (app: AppBundle) => void,
): Promise<void> {
  const {site} = await parts.live.update(app)
  start(app)
  reportIssues(parts, site) // the errors of the app are fixed
}

function reportIssues({content, report}: Parts, site: Site): void {
  if (!content.hasOutlines()) report.issues(content.check(site))
}

/** Runs the last task that it was given, after some milliseconds without another. */
function createTimer(wait: number): (task: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return task => {
    clearTimeout(timer)
    timer = setTimeout(task, wait)
  }
}
