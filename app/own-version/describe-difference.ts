import type {Difference} from '#contract/compare-history.ts'
import type {Change} from '#contract/history.ts'
import {shortVersion} from '#contract/versions.ts'
import {need} from '#contract/private/need.ts'

/** The differences of a version, by the ids and the URLs of facts. */
export interface Differences {
  readonly version: string
  readonly differences: ReadonlyMap<string, Difference>
  readonly byUrl: ReadonlyMap<string, Difference>
}

/** A few words for a mark: `not in webpack 5.90`. */
export function nameDifference({kind}: Difference, version: string): string {
  if (kind === 'missing') return `not in webpack ${version}`
  return kind === 'extra' ? `only in webpack ${version}` : `different in webpack ${version}`
}

/** Describes a difference as text and code: `default `, `"eval"`, `, until 5.95`. */
export function describeDifference(difference: Difference): Array<string | {code: string}> {
  const {kind, history, changes, isNotDeprecated} = difference
  if (kind === 'missing')
    return [`not available: it came with ${shortVersion(need(history.since, 'first version'))}`]
  const first = new Map<string, Change>()
  for (const change of changes) if (!first.has(change.field)) first.set(change.field, change)
  const parts = [...first.values()].map(describeChange)
  if (isNotDeprecated) parts.push(['not deprecated'])
  return parts.flatMap((part, index) => (index === 0 ? part : ['; ', ...part]))
}

function describeChange({field, before}: Change): Array<string | {code: string}> {
  const value = before === undefined ? [] : [{code: before}]
  switch (field) {
    case 'type':
      return ['type ', ...value]
    case 'default':
      return before === undefined ? ['no default'] : ['default ', ...value]
    case 'development':
    case 'production':
      return before === undefined
        ? [`no default in ${field}`]
        : ['default ', ...value, ` in ${field}`]
    case 'flag':
      return before === undefined ? ['no command-line flag'] : ['flag ', ...value]
    case 'hook':
      return value
    case 'experimental':
      return [before === undefined ? 'not experimental' : 'experimental']
  }
}
