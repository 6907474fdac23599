import {lastingChanges} from '#contract/compare-history.ts'
import type {Change} from '#contract/history.ts'
import {addedMembers} from '#contract/union-types.ts'
import type {Fact} from '#contract/webpack.ts'
import {compareVersions, shortVersion} from '#contract/versions.ts'
import {need} from '#contract/private/need.ts'
import {packageOf} from './with-history.ts'

/** The oldest version of each package that readers are expected to have: labels name later ones. */
const oldest: Readonly<Record<string, string>> = {
  webpack: '5.0.0',
  'webpack-cli': '5.0.0',
  'webpack-dev-server': '5.0.0',
}

/** The version that added a fact, if it is worth saying: `5.109`, `webpack-cli 6.0`. */
export function sinceLabel(fact: Fact): string | undefined {
  if (fact.since === undefined || !isLater(fact.since, fact)) return undefined
  return withPackage(shortVersion(fact.since), fact)
}

/** What was different before a version, or is new in it. */
export interface ChangeLabel {
  /** `since 5.105`, `before 5.90` */
  readonly when: string
  /** Words in front of the values: `default`. */
  readonly what: string
  readonly values: readonly string[]
  /** `in production` */
  readonly where: string
}

/** The changes of a fact that are worth saying, newest first. */
export function changeLabels(fact: Fact): ChangeLabel[] {
  const later = (fact.changes ?? []).filter(({version}) => isLater(version, fact))
  return lastingChanges(later)
    .toReversed()
    .flatMap(change => labelsOf(change))
}

function labelsOf({version, field, before, after}: Change): ChangeLabel[] {
  const since = `since ${shortVersion(version)}`
  const until = `before ${shortVersion(version)}`
  if (field === 'type') {
    const [added, removed] = [
      addedMembers(before ?? '', after ?? ''),
      addedMembers(after ?? '', before ?? ''),
    ]
    return [
      ...(added.length > 0 ? [{when: since, what: '', values: added, where: ''}] : []),
      ...(removed.length > 0 ? [{when: until, what: '', values: removed, where: ''}] : []),
    ]
  }
  if (field === 'flag') {
    const value = need(before ?? after, 'flag')
    return [{when: before === undefined ? since : until, what: 'flag', values: [value], where: ''}]
  }
  if (field === 'hook') return [{when: until, what: '', values: [before ?? ''], where: ''}]
  if (field === 'experimental') {
    return before === undefined ? [] : [{when: until, what: 'experimental', values: [], where: ''}]
  }
  const where = field === 'default' ? '' : ` in ${field}`
  return [{when: until, what: 'default', values: [before ?? 'undefined'], where}]
}

function isLater(version: string, fact: Fact): boolean {
  return compareVersions(version, need(oldest[packageOf(fact)], 'oldest version')) > 0
}

function withPackage(version: string, fact: Fact): string {
  const name = packageOf(fact)
  return name === 'webpack' ? version : `${name} ${version}`
}
