import type {FactHistory} from '#contract/history.ts'
import type {Fact} from '#contract/webpack.ts'
import {withoutReverted} from './compare-readings.ts'

/** Histories of facts, by id. */
type Histories = Readonly<Record<string, FactHistory>>

/**
 * Continues a history with that of the last recorded release and those after it, as if all releases
 * had been read again. `today` are the facts of the newest one.
 */
export function appendHistory(
  recorded: Histories,
  later: ReadonlyMap<string, FactHistory>,
  today: ReadonlyMap<string, Fact>,
): Record<string, FactHistory> {
  const merged: Record<string, FactHistory> = {}
  for (const [id, {deprecatedSince, ...known}] of Object.entries(recorded)) {
    const isStill = deprecatedSince !== undefined && today.get(id)?.deprecated !== undefined
    const isKept = isStill || !today.has(id)
    merged[id] = {...known, ...(isKept && deprecatedSince !== undefined && {deprecatedSince})}
  }
  for (const [id, found] of later) merged[id] = continueHistory(merged[id] ?? {}, found)
  return merged
}

function continueHistory(known: FactHistory, found: FactHistory): FactHistory {
  if (found.until !== undefined) {
    const {firstRead: _, changes: __, ...kept} = known
    return {...kept, ...found}
  }
  const isNew = found.since !== undefined || found.firstRead !== undefined
  if (isNew) return found
  const changes = withoutReverted([...(known.changes ?? []), ...(found.changes ?? [])])
  const {changes: _, ...kept} = {...known, ...found}
  return {...kept, ...(changes.length > 0 && {changes})}
}
