import {createHash} from 'node:crypto'
import type {Fact, Facts} from '#contract/webpack.ts'

/** All facts about webpack, as directives and front matter look them up. */
export interface FactSet {
  /** Sorted by id. */
  readonly byId: ReadonlyMap<string, Fact>
  /** By every command-line flag that there is. */
  readonly byFlag: ReadonlyMap<string, Fact>
  /** Changes with any of them. */
  readonly hash: string
}

/** What is known where there are no snapshots. */
export const noFacts: FactSet = buildFactSet([])

/** Puts the facts of several files together. */
export function buildFactSet(files: ReadonlyArray<Pick<Facts, 'facts'>>): FactSet {
  const facts = files.flatMap(file => file.facts).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const byFlag = new Map<string, Fact>()
  for (const fact of facts) {
    const flag = fact.kind === 'flag' ? fact.name : fact.flag
    if (flag !== undefined && !byFlag.has(flag)) byFlag.set(flag, fact)
  }
  return {
    byId: new Map(facts.map(fact => [fact.id, fact])),
    byFlag,
    hash: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16),
  }
}

/** The ids that a pattern stands for: `option:output.*` for all that begin like it. */
export function matchFacts(pattern: string, {byId}: Pick<FactSet, 'byId'>): string[] {
  if (byId.has(pattern)) return [pattern]
  if (!pattern.includes('*')) return []
  const parts = pattern.split('*').map(part => part.replaceAll(/[.?+^$()[\]{}|\\/]/g, '\\$&'))
  const expression = new RegExp(`^${parts.join('.*')}$`, 's')
  return [...byId.keys()].filter(id => expression.test(id))
}

/** The fact that a flag sets; `--no-color` and `--entry-reset` belong to the flag without. */
export function findByFlag(name: string, {byFlag}: Pick<FactSet, 'byFlag'>): Fact | undefined {
  return (
    byFlag.get(name) ??
    byFlag.get(name.replace(/^--no-/, '--')) ??
    byFlag.get(name.replace(/-reset$/, ''))
  )
}
