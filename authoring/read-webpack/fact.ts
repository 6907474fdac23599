import type {Fact, FactKind} from '#contract/webpack.ts'

/** Fields of a fact besides its kind and its name. */
type FactDetails = Partial<Omit<Fact, 'id' | 'kind' | 'name'>>

/** Builds a fact with its fields in a fixed order, without empty ones. */
export function buildFact(kind: FactKind, name: string, details: FactDetails = {}): Fact {
  const {aliases, in: places, type, values, since, deprecated, experimental, flag, hook} = details
  const {messages, package: packageName} = details
  const {development, production} = details.default ?? {}
  return {
    id: `${kind}:${name}`,
    kind,
    name,
    ...(aliases !== undefined && aliases.length > 0 && {aliases}),
    ...(places !== undefined && {in: places}),
    ...(type !== undefined && {type}),
    ...(values !== undefined && {values}),
    ...((development ?? production) !== undefined && {
      default: {
        ...(development !== undefined && {development}),
        ...(production !== undefined && {production}),
      },
    }),
    ...(since !== undefined && {since}),
    ...(messages !== undefined && messages.length > 0 && {messages}),
    ...(packageName !== undefined && {package: packageName}),
    ...(deprecated && {deprecated}),
    ...(experimental && {experimental}),
    ...(flag !== undefined && {flag}),
    ...(hook !== undefined && {hook}),
  }
}

/** Sorts by id, the same way on every machine. */
export function sortFacts(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
