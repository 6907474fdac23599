import {defined} from '#contract/private/defined.ts'
import type {History} from '#contract/history.ts'
import type {Fact, FactKind} from '#contract/webpack.ts'
import type {Snapshots} from './fact-snapshots.ts'

/** Adds to facts when they were added, and how they changed. */
export function withHistory(snapshots: Snapshots, history: History | undefined): Snapshots {
  if (history === undefined) return snapshots
  return Object.fromEntries(
    Object.entries(snapshots).map(([name, file]) => [
      name,
      {...file, facts: file.facts.map(fact => addToFact(fact, history))},
    ]),
  )
}

function addToFact(fact: Fact, {packages, facts}: History): Fact {
  const {since, firstRead, deprecatedSince, renamedFrom, changes} = facts[fact.id] ?? {}
  const first = since ?? (firstRead === undefined ? oldestWith(fact, packages) : undefined)
  const {since: _stated, ...others} = fact // the version for which something was planned
  return {...others, ...defined({since: first, deprecatedSince, renamedFrom, changes})}
}

/**
 * The oldest release whose facts of a kind were read: it has all facts that the history doesn't
 * list.
 */
function oldestWith(fact: Fact, packages: History['packages']): string | undefined {
  if (fact.id.startsWith('hook:Resolver.')) return undefined // of enhanced-resolve, in any version
  const found = packages.find(({name}) => name === packageOf(fact))
  const gap = found?.kinds[fact.kind]
  return gap ? gap.first : found?.first
}

/** The package whose releases have a fact. */
export function packageOf({kind, package: name}: Pick<Fact, 'kind' | 'package'>): string {
  return name ?? packages[kind] ?? 'webpack'
}

const packages: Readonly<Partial<Record<FactKind, string>>> = {
  command: 'webpack-cli',
  flag: 'webpack-cli',
  env: 'webpack-cli',
  'dev-server': 'webpack-dev-server',
  'server-method': 'webpack-dev-server',
}
