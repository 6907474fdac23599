import {endpoints} from '#contract/endpoints.ts'
import {COMPLETE, STORED_INDEX} from '../offline-setting/worker-messages.ts'
import {matchContent} from './content-store.ts'
import {FillError} from './fetch-files.ts'
import type {Resources} from './plan-downloads.ts'

/** The list of all files of the content. */
export interface ContentIndex {
  readonly resources: Resources
  /** Bytes of the list itself, which is stored as well. */
  readonly size: number
  /** Whether all of its files are stored; always false for a list that is not stored. */
  readonly isComplete: boolean
}

/** The newest list, together with the answer to store. Throws if the answer is not a list. */
export async function fetchIndex(): Promise<{index: ContentIndex; response: Response}> {
  const response = await fetch(`/${endpoints.index}`, {cache: 'no-cache', priority: 'low'})
  if (!response.ok) throw new FillError('network')
  return {index: await parseIndex(response.clone()), response}
}

/** The stored list; undefined if there is none. */
export async function readStoredIndex(): Promise<ContentIndex | undefined> {
  const response = await matchContent(STORED_INDEX)
  return response && parseIndex(response)
}

async function parseIndex(response: Response): Promise<ContentIndex> {
  const text = await response.text()
  const {resources}: {resources?: Resources} = JSON.parse(text)
  if (typeof resources?.packs !== 'object') throw new FillError('changed') // or a login page
  return {resources, size: new Blob([text]).size, isComplete: response.headers.has(COMPLETE)}
}
