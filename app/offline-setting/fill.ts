import {askActive} from './ask.ts'
import {isRefused} from './may-fill.ts'
import type {FillProblem, FillProgress} from './worker-messages.ts'
import {forgetViews} from './reader-stays.ts'

/** Milliseconds after which a worker that does not answer counts as stopped. */
const TIMEOUT_MS = 120_000

/** Milliseconds between two batches: the reader's requests come first. */
const BATCH_DELAY_MS = 100

/**
 * Consecutive attempts while the list of files turns out to be outdated: a deployment takes some
 * time.
 */
const MAX_TRIES = 5

/** Result: `busy` if another tab is storing, `stopped` if the reader canceled. */
export type FillOutcome = 'done' | 'busy' | 'stopped' | FillProblem

/**
 * Lets the worker store all content, one pack or a few files at a time, so that no message keeps it
 * busy for long. Stored files are not fetched again, so this continues where it stopped before.
 */
export async function fill(onProgress: () => void = () => undefined): Promise<FillOutcome> {
  if (!('locks' in navigator)) return run(onProgress)
  return navigator.locks.request('fill-content', {ifAvailable: true}, lock =>
    lock ? run(onProgress) : 'busy',
  )
}

async function run(onProgress: () => void): Promise<FillOutcome> {
  let tries = 0
  for (let isFirst = true; !isRefused(); isFirst = false) {
    const progress = await askActive({type: 'FILL', isFirst}, TIMEOUT_MS)
    if (!isProgress(progress)) return 'network'
    onProgress()
    if (progress.problem === undefined) {
      if (progress.done === progress.total) {
        forgetViews()
        return 'done'
      }
      await new Promise(resolve => setTimeout(resolve, BATCH_DELAY_MS))
    } else if (progress.problem !== 'changed' || ++tries === MAX_TRIES) {
      return progress.problem
    } else await new Promise(resolve => setTimeout(resolve, 500 * 2 ** tries))
  }
  return 'stopped'
}

function isProgress(value: unknown): value is FillProgress {
  return typeof value === 'object' && value !== null && 'done' in value && 'total' in value
}
