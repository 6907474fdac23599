/**
 * Messages from a page to the service worker. If an answer is expected, the message carries a port.
 */
export type WorkerMessage =
  /** Files of the API that were loaded before there was a worker. */
  | {readonly type: 'STORE'; readonly urls: readonly string[]}
  /** Answered with the release of the worker: the URL of its main script. */
  | {readonly type: 'RELEASE'}
  | {readonly type: 'SKIP_WAITING'}
  /** Stores some more of the content; answered with `FillProgress`. */
  | {readonly type: 'FILL'; readonly isFirst: boolean}
  /** Reads the newest list of files and their cost. Answered with `StoreState`, as the next two. */
  | {readonly type: 'LOOK'}
  /** Answered with `StoreState`. */
  | {readonly type: 'STATE'}
  | {readonly type: 'EMPTY'}

/** Why storing stopped: the disk is full, the network failed, or a release was deployed. */
export type FillProblem = 'full' | 'network' | 'changed'

/** Progress of storing the content, in files. */
export interface FillProgress {
  readonly done: number
  readonly total: number
  readonly problem?: FillProblem
}

/** Bytes to download, as the server sends them. */
export interface DownloadCost {
  readonly bytes: number
  /** Whether this is an upper limit: the server may send less by compressing it. */
  readonly isMost: boolean
}

/** The stored part of the content. */
export interface StoreState {
  readonly pages: number
  /** Absent until it is known. */
  readonly allPages?: number
  readonly bytes: number
  /** Size of all content when it is stored; absent until it is known. */
  readonly allBytes?: number
  /** Cost of storing what is missing or has changed; absent until it is known. */
  readonly cost?: DownloadCost
  /** Whether everything is stored, as of the last check. */
  readonly isComplete: boolean
  /** Absent unless files are being stored now. */
  readonly progress?: FillProgress
}

/** Key of the stored list of all files. The list is marked as complete when they are all stored. */
export const STORED_INDEX = '/data/v1/index.json?stored'
export const COMPLETE = 'X-Complete'
