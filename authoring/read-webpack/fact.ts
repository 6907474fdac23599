import {defined} from '#contract/private/defined.ts'
import type {Fact, FactKind, Facts} from '#contract/webpack.ts'
import {packageVersion} from './documented.ts'

/** Fields of a fact besides its kind and its name. */
type FactDetails = Partial<Omit<Fact, 'id' | 'kind' | 'name'>>

/** Builds a fact with its fields in a fixed order, without empty ones. */
export function buildFact(kind: FactKind, name: string, details: FactDetails = {}): Fact {
  const {aliases, in: places, type, values, since, deprecated, experimental, flag, hook} = details
  const {messages, package: packageName} = details
  const {development, production} = details.default ?? {}
  const hasDefault = (development ?? production) !== undefined
  return defined({
    id: `${kind}:${name}`,
    kind,
    name,
    aliases: aliases?.length ? aliases : undefined,
    in: places,
    type,
    values,
    default: hasDefault ? defined({development, production}) : undefined,
    since,
    messages: messages?.length ? messages : undefined,
    package: packageName,
    deprecated: deprecated || undefined,
    experimental: experimental || undefined,
    flag,
    hook,
  })
}

/** The facts of a documented package, sorted by id, the same way on every machine. */
export function buildFacts(packageName: string, facts: readonly Fact[]): Facts {
  return {
    package: packageName,
    version: packageVersion(packageName),
    facts: facts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
