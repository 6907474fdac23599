import {groupBy} from '#contract/private/group-by.ts'
import type {Assignment} from './assignments.ts'
import {countCases, prune, rowOf, valuesOf, type Table} from './default-cases.ts'
import type {Input} from './default-inputs.ts'
import {createContext, type Context, type Result} from './observe-defaults.ts'

/** What decides the default of an option. */
export interface LearnedDefault {
  readonly name: string
  /** Positions of the inputs. */
  readonly dependsOn: readonly number[]
  /** The result of each combination of their values; nothing if it cannot occur. */
  readonly cases: ReadonlyArray<Result | undefined>
}

/** Number of assignments that are tried for each case. */
const FILLINGS = 3
/** Minimum number of assignments that are tried for an input; other options have more samples. */
const INPUT_FILLINGS = 300
/** Number of attempts to assign the other inputs of a case before it counts as impossible. */
const MAX_ATTEMPTS = 6
/** Maximum number of cases: more than any option needs. */
const MAX_CASES = 5000

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
  const groups = groupBy(names, name => omittedBy(name, inputs).join())
  return [...groups.values()].flatMap(group => {
    const [first = ''] = group
    const omitted = omittedBy(first, inputs)
    const context = createContext(inputs, omitted, group)
    return group.map(name => learnDefault(name, context))
  })
}

/** The inputs that are left out to learn about an option: itself, and what it contains. */
function omittedBy(name: string, inputs: readonly Input[]): number[] {
  return inputs.flatMap((input, index) =>
    input.name === name || input.name.startsWith(`${name}.`) ? [index] : [],
  )
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
  if (size > MAX_CASES) throw new Error(`${name} depends on too many inputs`)
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
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const assignment = [...(samples[(count + attempt * 31) % samples.length] ?? [])]
    for (const [position, index] of dependsOn.entries()) assignment[index] = values[position] ?? 0
    if (observe(assignment) !== undefined) return assignment
  }
  return undefined
}

/** Inputs that make two assignments give different results. */
function findMissing(
  name: string,
  [from, to]: readonly [Assignment, Assignment],
  context: Context,
): readonly number[] {
  const different = from.flatMap((value, index) => (value === to[index] ? [] : [index]))
  const result = context.observe(from)?.get(name)
  for (let attempt = 0; attempt < MAX_ATTEMPTS && different.length > 1; attempt++) {
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
