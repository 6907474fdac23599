import {factKinds, type Coverage} from '#contract/webpack.ts'
import type {CoverageRecord} from './coverage-record.ts'
import {matchFacts, type FactSet} from './fact-set.ts'

/** The sections to which each fact belongs: one, if the record is right. */
export function assignSections(
  {sections}: CoverageRecord,
  facts: FactSet,
): ReadonlyMap<string, readonly string[]> {
  const assigned = new Map<string, string[]>([...facts.byId.keys()].map(id => [id, []]))
  for (const [name, patterns] of Object.entries(sections)) {
    const ids = new Set(patterns.flatMap(pattern => matchFacts(pattern, facts)))
    for (const id of ids) assigned.get(id)?.push(name)
  }
  return assigned
}

/** Counts documented facts by section and by kind. Facts that webpack no longer has are left out. */
export function buildCoverage(
  documented: Iterable<string>,
  record: CoverageRecord | undefined,
  facts: FactSet,
): Coverage {
  const assigned = record && assignSections(record, facts)
  const done = new Set(documented)
  const sections = createCounter(Object.keys(record?.sections ?? {}))
  const kinds = createCounter(factKinds)
  for (const {id, kind} of facts.byId.values()) {
    kinds.count(kind, done.has(id))
    const [section] = assigned?.get(id) ?? []
    if (section !== undefined) sections.count(section, done.has(id))
  }
  return {
    documented: [...facts.byId.keys()].filter(id => done.has(id)).length,
    total: facts.byId.size,
    sections: sections.all(),
    kinds: kinds.all().filter(({total}) => total > 0),
  }
}

/** The facts that the record lists as documented. */
export function recordedIds({documented}: CoverageRecord): string[] {
  return Object.values(documented).flat()
}

function createCounter(names: readonly string[]) {
  const counts = new Map<string, {name: string; documented: number; total: number}>()
  for (const name of names) counts.set(name, {name, documented: 0, total: 0})
  return {
    count(name: string, isDocumented: boolean) {
      const count = counts.get(name) ?? {name, documented: 0, total: 0}
      count.total++
      if (isDocumented) count.documented++
      counts.set(name, count)
    },
    all: () => [...counts.values()],
  }
}
