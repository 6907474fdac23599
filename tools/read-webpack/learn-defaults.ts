import type {Refused} from './apply-defaults.ts'
import {
  applyAssignment,
  createAssignments,
  createRandom,
  findReplaced,
  type Assignment,
} from './assignments.ts'
import {matchCandidate} from './candidates.ts'
import {countCases, prune, rowOf, valuesOf, type Table} from './default-cases.ts'
import type {Input} from './default-inputs.ts'

/** What decides the default of an option. */
export interface LearnedDefault {
  readonly name: string
  /** Positions of the inputs. */
  readonly dependsOn: readonly number[]
  /** The result of each combination of their values; nothing if it cannot occur. */
  readonly cases: ReadonlyArray<Result | undefined>
}

/** A default as an expression, and the value of the input that it is. */
export interface Result {
  readonly value?: string
  readonly match?: number | undefined
  readonly error?: string
}

/** Random assignments that are tried for options that are no inputs, and for each of the others. */
const SAMPLES = 500
const FEW_SAMPLES = 60
/** Assignments that are tried for each case. */
const FILLINGS = 3
/** Assignments that are tried at least for all cases of an input; others have more samples. */
const INPUT_FILLINGS = 300
/** Attempts to fill up the other inputs of a case, before it counts as impossible. */
const ATTEMPTS = 6
/** More cases than any option needs. */
const MOST_CASES = 5000

/**
 * Learns by running webpack what the defaults depend on. An option is left out, and all inputs are
 * set: so only what the option itself depends on can change it, not what other defaults depend on.
 * If two assignments that agree in the known inputs give different defaults, another input is
 * missing, and halving their differences finds it. Each case of the result was run.
 */
export function learnDefaults(
  inputs: readonly Input[],
  names: readonly string[],
): LearnedDefault[] {
  const groups = groupNames(names, inputs)
  return [...groups.values()].flatMap(group => {
    const [first = ''] = group
    const omitted = omittedBy(first, inputs)
    const context = createContext(inputs, omitted, group)
    return group.map(name => learnDefault(name, context))
  })
}

/** An option leaves itself to webpack, and what it contains. */
function omittedBy(name: string, inputs: readonly Input[]): number[] {
  return inputs.flatMap((input, index) =>
    input.name === name || input.name.startsWith(`${name}.`) ? [index] : [],
  )
}

/** Results of some options, with the text that identifies each. */
type Observation = ReadonlyMap<string, string>

interface Context {
  readonly inputs: readonly Input[]
  readonly samples: Assignment[]
  readonly random: () => number
  /** What webpack makes of an assignment; nothing if it replaces one of the values. */
  observe(assignment: Assignment): Observation | undefined
}

function createContext(
  inputs: readonly Input[],
  omitted: readonly number[],
  names: readonly string[],
): Context {
  const observed = new Map<string, Observation | undefined>()
  const samples: Assignment[] = []
  const observe = (assignment: Assignment) => {
    const kept = assignment.map((value, index) => (omitted.includes(index) ? 0 : value))
    const key = kept.join()
    if (!observed.has(key)) observed.set(key, run(inputs, {assignment, omitted, names}))
    return observed.get(key)
  }
  const next = createAssignments(inputs, 1)
  const count = omitted.length > 0 ? FEW_SAMPLES : SAMPLES
  while (samples.length < count) {
    const assignment = next()
    if (observe(assignment) !== undefined) samples.push(assignment)
  }
  return {inputs, samples, random: createRandom(2), observe}
}

interface Run {
  readonly assignment: Assignment
  readonly omitted: readonly number[]
  readonly names: readonly string[]
}

function run(inputs: readonly Input[], work: Run): Observation | undefined {
  const {assignment, omitted, names} = work
  const applied = applyAssignment(inputs, assignment, omitted)
  if ('error' in applied) return observeError(inputs, work, applied)
  if (findReplaced(inputs, assignment, {applied, omitted}).length > 0) return undefined
  const listed = names.length > 1 ? applied.list() : undefined
  const results = names.map(name => {
    const own = inputs.find(input => input.name === name)
    const value = listed ? (listed.get(name) ?? 'undefined') : applied.textOf(name)
    const match = own && matchCandidate(applied.read(name), own.values)
    return [name, JSON.stringify({value, match} satisfies Result)] as const
  })
  return new Map(results)
}

/** webpack fails if it has no default for an input. That says nothing of what contains the input. */
function observeError(
  inputs: readonly Input[],
  {assignment, omitted, names}: Run,
  failed: Refused,
): Observation | undefined {
  const [name = ''] = names
  const applied = applyAssignment(inputs, assignment)
  if ('error' in applied || !inputs.some(input => input.name === name)) return undefined
  if (findReplaced(inputs, assignment, {applied, omitted}).length > 0) return undefined
  return new Map([[name, JSON.stringify(failed)]])
}

/** Learns about one option: its inputs first, then whether all cases agree with them. */
function learnDefault(name: string, context: Context): LearnedDefault {
  let dependsOn: readonly number[] = []
  for (;;) {
    const found = tryInputs(name, dependsOn, context)
    if ('cases' in found) return parseCases(name, prune(found, context.inputs))
    dependsOn = [...new Set([...dependsOn, ...found.missing])].toSorted((a, b) => a - b)
  }
}

function tryInputs(
  name: string,
  dependsOn: readonly number[],
  context: Context,
): Table | {readonly missing: readonly number[]} {
  const {inputs, samples} = context
  const size = countCases(dependsOn, inputs)
  if (size > MOST_CASES) throw new Error(`${name} depends on too many inputs`)
  const witnesses = new Map<number, Assignment>()
  const cases = Array.from({length: size}, (): string | undefined => undefined)
  const missingBy = (assignment: Assignment): readonly number[] | undefined => {
    const result = context.observe(assignment)?.get(name)
    const row = rowOf(assignment, dependsOn, inputs)
    const witness = witnesses.get(row)
    if (witness !== undefined && cases[row] !== result) {
      return findMissing(name, [witness, assignment], context)
    }
    witnesses.set(row, assignment)
    cases[row] = result
    return undefined
  }
  for (const sample of samples) {
    const missing = missingBy(sample)
    if (missing) return {missing}
  }
  const least = inputs.some(input => input.name === name) ? INPUT_FILLINGS : 0
  const fillings = Math.max(FILLINGS, Math.ceil(least / size))
  for (let count = 0; count < size * fillings; count++) {
    const filled = fillCase(count, dependsOn, context)
    const missing = filled && missingBy(filled)
    if (missing) return {missing}
  }
  return {dependsOn, cases}
}

/** An assignment of a case, whose other inputs are taken from samples. */
function fillCase(
  count: number,
  dependsOn: readonly number[],
  {inputs, samples, observe}: Context,
): Assignment | undefined {
  const values = valuesOf(count % countCases(dependsOn, inputs), dependsOn, inputs)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const assignment = [...(samples[(count + attempt * 31) % samples.length] ?? [])]
    for (const [position, index] of dependsOn.entries()) assignment[index] = values[position] ?? 0
    if (observe(assignment) !== undefined) return assignment
  }
  return undefined
}

/** Inputs in which two assignments differ and because of which they give different results. */
function findMissing(
  name: string,
  [from, to]: readonly [Assignment, Assignment],
  context: Context,
): readonly number[] {
  const different = from.flatMap((value, index) => (value === to[index] ? [] : [index]))
  const result = context.observe(from)?.get(name)
  for (let attempt = 0; attempt < ATTEMPTS && different.length > 1; attempt++) {
    const shuffled = different
      .map(index => [context.random(), index] as const)
      .toSorted(([a], [b]) => a - b)
    const half = new Set(shuffled.slice(0, shuffled.length / 2).map(([, index]) => index))
    const middle = from.map((value, index) => (half.has(index) ? (to[index] ?? 0) : value))
    const between = context.observe(middle)
    if (between === undefined) continue
    const isFirstHalf = between.get(name) !== result
    return findMissing(name, isFirstHalf ? [from, middle] : [middle, to], context)
  }
  return different
}

function parseCases(name: string, {dependsOn, cases}: Table): LearnedDefault {
  return {
    name,
    dependsOn,
    cases: cases.map(text => (text === undefined ? undefined : JSON.parse(text))),
  }
}

function groupNames(names: readonly string[], inputs: readonly Input[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const key = omittedBy(name, inputs).join()
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return groups
}
