/** What a page tells the service worker. Where an answer is expected, a port comes with it. */
export type WorkerMessage =
  /** Files of the API that were loaded before there was a worker. */
  | {readonly type: 'STORE'; readonly urls: readonly string[]}
  /** Answered with the release to which the worker belongs: the URL of its main script. */
  | {readonly type: 'RELEASE'}
  | {readonly type: 'SKIP_WAITING'}
  /** Stores some more of the content; answered with `FillProgress`. */
  | {readonly type: 'FILL'; readonly isFirst: boolean}
  /** Reads the list of what there is, unless it is known. Answered like the next two. */
  | {readonly type: 'LOOK'}
  /** Answered with `StoreState`. */
  | {readonly type: 'STATE'}
  | {readonly type: 'EMPTY'}

/** Why no more of the content could be stored: a full disk, a network that fails, a deploy. */
export type FillProblem = 'full' | 'network' | 'changed'

/** How far the content is stored, in files. */
export interface FillProgress {
  readonly done: number
  readonly total: number
  readonly problem?: FillProblem
}

/** What is stored of the content. */
export interface StoreState {
  readonly pages: number
  /** Absent as long as it is not known. */
  readonly allPages?: number
  readonly bytes: number
  /** What everything takes, once it is stored; absent as long as it is not known. */
  readonly allBytes?: number
  /** Whether everything is stored, as it was when it was last looked at. */
  readonly isComplete: boolean
  /** Absent unless more is being stored at this moment. */
  readonly progress?: FillProgress
}

/** Where the store keeps the list of what there is, which is marked once all of it is stored. */
export const STORED_INDEX = '/data/v1/index.json?stored'
export const COMPLETE = 'X-Complete'
