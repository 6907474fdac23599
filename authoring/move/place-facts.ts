import {join} from 'node:path'
import {loadRecordable, type Loaded} from '../records/load-for-record.ts'
import {root} from '../../tools/disk/root.ts'
import {createStore} from '../../tools/disk/store.ts'
import {createPlaces, type Place} from './find-places.ts'
import {writeNews, type Step} from './write-news.ts'
import {writeStubs, type Stub} from './write-stubs.ts'

/** Where our pages are. */
export const CONTENT = join(root, 'content')

/** Where what was parsed is kept. */
export const CACHE = join(root, '.cache')

/** Loads our pages with the facts that are there now. */
export function loadPages(): Promise<Loaded> {
  return loadRecordable({content: CONTENT, store: createStore(CACHE), files: []})
}

/**
 * Announces a new minor version, and writes an entry for each fact that no page shows, next to its
 * nearest neighbor. The returned function finds where a fact is shown then, or belongs.
 */
export async function placeFacts(
  step: Step,
  day: string,
): Promise<(id: string) => Place | undefined> {
  writeNews(CONTENT, step, day)
  const {pages, facts} = await loadPages()
  const placeOf = createPlaces(pages, facts)
  const stubs = [...facts.byId.values()].flatMap((fact): Stub[] => {
    const place = placeOf(fact.id)
    return place === undefined || place.neighbor === fact.id ? [] : [{fact, place}]
  })
  if (stubs.length === 0) return placeOf
  writeStubs(CONTENT, stubs, day)
  const written = await loadPages()
  return createPlaces(written.pages, written.facts)
}
