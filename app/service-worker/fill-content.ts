import {
  COMPLETE,
  STORED_INDEX,
  type FillProgress,
  type StoreState,
} from '../offline-setting/worker-messages.ts'
import {fetchIndex, readStoredIndex} from './content-index.ts'
import {
  deleteContent,
  emptyContent,
  listContent,
  matchContent,
  putContent,
} from './content-store.ts'
import {describeStore, type PricedIndex} from './describe-store.ts'
import {fetchPackCosts} from './download-cost.ts'
import {FillError, fetchFiles, problemOf} from './fetch-files.ts'
import {findMissing, listContentFiles, planDownloads, type Download} from './plan-downloads.ts'

/** Number of requests for one message, so that the worker is never busy for long. */
const MAX_REQUESTS = 10

/**
 * Milliseconds without a message after which filling counts as stopped, such as when its tab was
 * closed.
 */
const RECENT_MS = 15_000

/** Files to store. Planned again for every fill, and when the site changes meanwhile. */
interface Plan {
  /** Total number of files. */
  readonly total: number
  done: number
  readonly downloads: Download[]
  /** URLs of stored files that are no longer part of the content. */
  readonly gone: readonly string[]
}

let plan: Plan | undefined
/** The newest list of files as of the last check, and what they cost. */
let newest: PricedIndex | undefined
let running: (FillProgress & {readonly at: number}) | undefined
/** Whether a message is being processed: a pack may take longer than `RECENT_MS`. */
let isBusy = false
/** Counts how often the store was emptied. Answers to requests from before are not stored. */
let emptied = 0

/**
 * Stores the next files that are missing or have changed. The last call also removes outdated
 * files.
 */
export async function fillContent(isFirst: boolean): Promise<FillProgress> {
  const generation = emptied
  const isGone = () => generation !== emptied
  isBusy = true
  try {
    if (isFirst || !plan) plan = await makePlan()
    const current = plan
    const {total, downloads, gone} = current
    const note = (files: number) => {
      current.done += files
      running = {done: current.done, total, at: performance.now()}
    }
    note(0)
    for (const download of takeBatch(downloads)) {
      await fetchFiles(download, {isGone, onStored: () => note(1)})
    }
    if (downloads.length === 0 && !isGone()) await finish(gone)
    return {done: current.done, total}
  } catch (error) {
    plan = undefined
    const {done, total} = running ?? {done: 0, total: 0}
    running = undefined
    return {done, total, problem: problemOf(error)}
  } finally {
    isBusy = false
  }
}

/** One pack per message, or several single files. */
function takeBatch(downloads: Download[]): Download[] {
  const end = downloads.findIndex(({isPack}) => isPack)
  return downloads.splice(0, end === -1 ? MAX_REQUESTS : Math.max(1, Math.min(end, MAX_REQUESTS)))
}

/** Removes everything that is stored. */
export async function stopAndEmpty(): Promise<void> {
  emptied++
  plan = undefined
  running = undefined
  await emptyContent()
}

/** The current state of the store. */
export async function lookAtStore(): Promise<StoreState> {
  const [stored, storedIndex] = await Promise.all([listContent(), readStoredIndex()])
  const isRunning = running && (isBusy || performance.now() - running.at < RECENT_MS)
  return describeStore({stored, storedIndex, newest, progress: isRunning ? running : undefined})
}

/** Reads the newest list of files and their cost, before the reader stores them. */
export async function lookAtContent(): Promise<void> {
  const generation = emptied
  const {index, response} = await fetchIndex()
  const packCosts = await fetchPackCosts(index.resources)
  newest = {index, packCosts}
  if (generation === emptied && !(await matchContent(STORED_INDEX))) {
    await putContent(STORED_INDEX, response)
  }
}

async function makePlan(): Promise<Plan> {
  const {index, response} = await fetchIndex()
  const {resources} = index
  const wanted = listContentFiles(resources)
  if (wanted.length === 0) throw new FillError('changed') // the new release has no packs
  if (newest) newest = {...newest, index}
  const stored = await listContent()
  const urls = new Set([...wanted.map(({url}) => url), STORED_INDEX])
  const missing = findMissing(wanted, stored)
  if (missing.length > 0) await putContent(STORED_INDEX, response)
  else await putContent(STORED_INDEX, response, {headers: {[COMPLETE]: '1'}})
  return {
    total: wanted.length,
    done: wanted.length - missing.length,
    downloads: planDownloads(resources, missing),
    gone: stored.map(({url}) => url).filter(url => !urls.has(url)),
  }
}

async function finish(gone: readonly string[]): Promise<void> {
  plan = undefined
  running = undefined
  await deleteContent(gone)
  const index = await matchContent(STORED_INDEX)
  if (index) await putContent(STORED_INDEX, index, {headers: {[COMPLETE]: '1'}})
}
