import {endpoints} from '#contract/endpoints.ts'
import {COMPLETE, STORED_INDEX, type FillProgress, type StoreState} from '../offline/messages.ts'
import {
  deleteContent,
  emptyContent,
  listContent,
  matchContent,
  putContent,
} from './content-store.ts'
import {listResources, type ContentFile} from './list-resources.ts'

/** Files that are fetched for one message, so that the worker is never busy for long. */
const BATCH = 24

/** Files that are fetched at the same time: what the reader asks for comes first. */
const PARALLEL = 3

/** Milliseconds after which nobody asks for more, such as when the tab that did was closed. */
const RECENT = 15_000

/** What there is to be stored; made anew for every fill, and when the site changes meanwhile. */
interface Plan {
  readonly total: number
  readonly missing: ContentFile[]
  /** Urls of stored files that are no longer part of the content. */
  readonly gone: readonly string[]
}

let plan: Plan | undefined
let running: (FillProgress & {readonly at: number}) | undefined
/** Counts how often the store was emptied: what was on its way then is not stored. */
let emptied = 0

/** Stores the next files that are missing or have changed. The last time, what is gone is removed. */
export async function fillContent(isFirst: boolean): Promise<FillProgress> {
  const generation = emptied
  try {
    if (isFirst || !plan) plan = await makePlan()
    const {total, missing, gone} = plan
    const batch = missing.splice(0, BATCH)
    let done = total - missing.length - batch.length
    const note = () => (running = {done: done++, total, at: Date.now()})
    const isGone = () => generation !== emptied
    note()
    await Promise.all(Array.from({length: PARALLEL}, () => fetchAll(batch, {isGone, note})))
    if (missing.length === 0 && !isGone()) await finish(gone)
    return {done: total - missing.length, total}
  } catch (error) {
    plan = undefined
    const {done, total} = running ?? {done: 0, total: 0}
    running = undefined
    return {done, total, problem: problemOf(error)}
  }
}

/** Removes everything that is stored. */
export async function stopAndEmpty(): Promise<void> {
  emptied++
  plan = undefined
  running = undefined
  await emptyContent()
}

/** What is stored at this moment. */
export async function describeContent(): Promise<StoreState> {
  const [files, index] = await Promise.all([listContent(), matchContent(STORED_INDEX)])
  const urls = new Set(index && listResources(await index.clone().json()).map(({url}) => url))
  const isPage = (url: string) => url.startsWith('/data/v1/pages/')
  const isKnown = ({url}: {url: string}) => isPage(url) && (!index || urls.has(url))
  return {
    pages: files.filter(isKnown).length,
    ...(index && {allPages: [...urls].filter(isPage).length}),
    bytes: files.reduce((sum, {size}) => sum + size, 0),
    isComplete: index?.headers.has(COMPLETE) ?? false,
    ...(running && Date.now() - running.at < RECENT && {progress: running}),
  }
}

async function makePlan(): Promise<Plan> {
  const response = await fetch(`/${endpoints.index}`, {cache: 'no-cache', priority: 'low'})
  if (!response.ok) throw new FillError('network')
  const wanted = listResources(await response.clone().json())
  const stored = await listContent()
  const hashes = new Map(stored.map(({url, hash}) => [url, hash]))
  const urls = new Set([...wanted.map(({url}) => url), STORED_INDEX])
  const missing = wanted.filter(({url, hash}) => hashes.get(url) !== hash)
  if (missing.length > 0) await putContent(STORED_INDEX, response)
  else await putContent(STORED_INDEX, response, {headers: {[COMPLETE]: '1'}})
  return {
    total: wanted.length,
    missing,
    gone: stored.map(({url}) => url).filter(url => !urls.has(url)),
  }
}

interface Watch {
  isGone(): boolean
  /** Called for every file that is stored. */
  note(): void
}

/** Takes one file after the other from the list, until it is empty. */
async function fetchAll(files: ContentFile[], {isGone, note}: Watch): Promise<void> {
  for (let file = files.shift(); file && !isGone(); file = files.shift()) {
    const {url, hash} = file
    const response = await fetch(url, {cache: 'no-store', priority: 'low'}).catch(error => {
      throw new FillError('network', error)
    })
    if (response.status >= 500) throw new FillError('network')
    if (isGone()) return
    const isStored = response.ok && (await putContent(url, response, {hash}))
    if (!isStored) throw new FillError('changed')
    note()
  }
}

async function finish(gone: readonly string[]): Promise<void> {
  plan = undefined
  running = undefined
  await deleteContent(gone)
  const index = await matchContent(STORED_INDEX)
  if (index) await putContent(STORED_INDEX, index, {headers: {[COMPLETE]: '1'}})
}

class FillError extends Error {
  readonly problem: 'network' | 'changed'

  constructor(problem: 'network' | 'changed', cause?: unknown) {
    super('The content could not be stored', {cause})
    this.problem = problem
  }
}

function problemOf(error: unknown): 'full' | 'network' | 'changed' {
  if (error instanceof FillError) return error.problem
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull ? 'full' : 'network'
}
