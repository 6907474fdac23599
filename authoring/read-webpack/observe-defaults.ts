import type {Refused} from './apply-defaults.ts'
import {
  applyAssignment,
  createAssignments,
  createRandom,
  findReplaced,
  type Assignment,
} from './assignments.ts'
import {matchCandidate} from './candidates.ts'
import type {Input} from './default-inputs.ts'

/** A default as an expression and, for an input, the position of the matching value. */
export interface Result {
  readonly value?: string
  readonly match?: number | undefined
  readonly error?: string
}

/**
 * Number of random assignments that are tried for options that are not inputs, and for each input.
 */
const SAMPLES = 500
const FEW_SAMPLES = 60

/** Results of some options, by their names: the text that identifies each. */
type Observation = Pick<ReadonlyMap<string, string>, 'get'>

/** Where the defaults of some options are observed. */
export interface Context {
  readonly inputs: readonly Input[]
  readonly samples: Assignment[]
  readonly random: () => number
  /** The defaults with an assignment; undefined if webpack replaces one of the values. */
  observe(assignment: Assignment): Observation | undefined
}

/** Chooses the samples that all of these options are observed with. */
export function createContext(
  inputs: readonly Input[],
  omitted: readonly number[],
  names: readonly string[],
): Context {
  const observed = new Map<string, Observation | undefined>()
  const samples: Assignment[] = []
  const observe = (assignment: Assignment) => {
    const isOmitted = omitted.length > 0
    const kept = isOmitted
      ? assignment.map((value, at) => (omitted.includes(at) ? 0 : value))
      : assignment
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
  const [name = ''] = names
  if (names.length > 1) {
    // Hundreds of options share a run, but few of them are looked up.
    const listed = applied.list()
    return {get: each => JSON.stringify({value: listed.get(each) ?? 'undefined'} satisfies Result)}
  }
  const own = inputs.find(input => input.name === name)
  const match = own && matchCandidate(applied.read(name), own.values)
  return new Map([[name, JSON.stringify({value: applied.textOf(name), match} satisfies Result)]])
}

/**
 * webpack fails if it has no default for an input. That says nothing about the object that contains
 * the input.
 */
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
