import type {Fact} from '#contract/webpack.ts'
import {applyDefaults, listGiven, type Applied, type Settings} from './apply-defaults.ts'
import {listCandidates, matchCandidate} from './candidates.ts'

/** An option whose value changes the defaults of others. */
export interface Input {
  readonly name: string
  /** The values that can be in force; `undefined` if it can be left out. */
  readonly values: readonly unknown[]
  /** Further values, each with the one that has the same effect. */
  readonly twins?: ReadonlyArray<readonly [twin: unknown, value: unknown]>
}

/** Settings that enable dependent defaults; each candidate is tried on top of each of them. */
const bases: readonly Settings[] = [
  {mode: 'production'},
  {mode: 'development', 'output.module': true},
  {mode: 'development', target: 'node', cache: {type: 'filesystem'}},
  {mode: 'development', target: 'universal', 'experiments.buildHttp': {allowedUris: []}},
  {mode: 'production', target: 'node', 'experiments.futureDefaults': true},
  {mode: 'production', 'output.chunkFormat': 'array-push'},
].map(settings => new Map(Object.entries(settings)))

/**
 * Finds the inputs among options by trying their finite values. A value counts if it is in force
 * when it is set, which excludes short forms and other spellings of options. It changes the default of
 * an option if webpack sets that option to another value because of it.
 */
export function findInputs(facts: readonly Fact[]): Input[] {
  const names = facts.map(({name}) => name)
  const tried = facts.flatMap((fact): Input[] => {
    const values = listCandidates(fact, names)
    return values.length > 0 && hasEffect(fact.name, values, names)
      ? [{name: fact.name, values}]
      : []
  })
  return nest(tried)
    .map(completeValues)
    .filter(({values}) => values.length > 1)
}

function hasEffect(name: string, values: readonly unknown[], names: readonly string[]): boolean {
  const others = names.filter(other => other !== name && !name.startsWith(`${other}.`))
  return bases.some(base => {
    const outer = openParents(name, base)
    const before = accepted(outer)
    if (before === undefined) return false
    const listed = before.list()
    const isObject = matchCandidate(before.read(name), [{}]) === 0
    return values.some(value => {
      const settings = new Map([...outer, [name, value]])
      const after = accepted(settings)
      if (after === undefined || matchCandidate(after.read(name), [value]) < 0) return false
      if (isObject && matchCandidate(value, [{}]) === 0) return false
      const changed = after.list()
      const different = others.filter(other => listed.get(other) !== changed.get(other))
      if (different.length === 0) return false
      const [given, set] = [listGiven(outer), listGiven(settings)]
      return different.some(other => given.get(other) === set.get(other))
    })
  })
}

/** Sets the objects that hold an option, so that their existence is not an effect of the option. */
function openParents(name: string, base: Settings): Settings {
  const parts = name.split('.')
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
  const missing = parents.filter(parent => !base.has(parent))
  return new Map([...base, ...missing.map(parent => [parent, {}] as const)])
}

function accepted(settings: Settings): Applied | undefined {
  const applied = applyDefaults(settings)
  return 'error' in applied ? undefined : applied
}

/** Turns inputs that are fields of another input into values of that: `cache` = `{type: …}`. */
function nest(inputs: readonly Input[]): Input[] {
  const parentOf = ({name}: Input) => inputs.find(other => name.startsWith(`${other.name}.`))
  return inputs
    .filter(input => parentOf(input) === undefined)
    .map(({name, values}) => {
      const inner = inputs.filter(input => parentOf(input)?.name === name)
      const objects = inner.flatMap(child =>
        child.values.map(value => ({[child.name.slice(name.length + 1)]: value})),
      )
      return {name, values: [...values, ...objects]}
    })
}

/**
 * Adds `undefined` and what webpack itself chooses, and keeps the values that can be in force.
 */
function completeValues({name, values}: Input): Input {
  const all = [undefined, ...values]
  for (const base of bases) {
    const chosen = accepted(new Map([...base, [name, undefined]]))?.read(name)
    if (matchCandidate(chosen, all) < 0) all.push(chosen)
  }
  const isInForce = (value: unknown, index: number) =>
    bases.some(base => {
      const settings = new Map([...base, [name, value]])
      const applied = accepted(settings)
      return applied !== undefined && matchCandidate(applied.read(name), all) === index
    })
  const kept = all.filter(isInForce)
  return name === 'target' ? splitTwins(name, kept) : {name, values: kept}
}

/** Keeps the first of the values that lead to the same defaults on every base. */
function splitTwins(name: string, values: readonly unknown[]): Input {
  const byOutcome = new Map<string, unknown>()
  const twins: Array<readonly [unknown, unknown]> = []
  for (const value of values) {
    const outcomes = bases.map(base => outcomeOf(new Map([...base, [name, value]]), name))
    const key = JSON.stringify(outcomes)
    if (byOutcome.has(key)) twins.push([value, byOutcome.get(key)])
    else byOutcome.set(key, value)
  }
  return {name, values: [...byOutcome.values()], twins}
}

function outcomeOf(settings: Settings, name: string): unknown {
  const applied = applyDefaults(settings)
  if ('error' in applied) return applied
  return [...applied.list()].filter(([path]) => path !== name)
}
