import {applyDefaults, type Applied, type Refused} from './apply-defaults.ts'
import {matchCandidate} from './candidates.ts'
import type {Input} from './default-inputs.ts'

/** A value for each input, by its position. */
export type Assignment = readonly number[]

/** Applies an assignment, without some of its inputs. */
export function applyAssignment(
  inputs: readonly Input[],
  assignment: Assignment,
  omitted: readonly number[] = [],
): Applied | Refused {
  const settings = inputs.flatMap(({name, values}, index) =>
    omitted.includes(index) ? [] : [[name, values[assignment[index] ?? 0]] as const],
  )
  return applyDefaults(new Map(settings))
}

/** The inputs, except omitted ones, whose value in force is not the assigned one. */
export function findReplaced(
  inputs: readonly Input[],
  assignment: Assignment,
  {applied, omitted = []}: {applied: Applied; omitted?: readonly number[]},
): number[] {
  return inputs.flatMap(({name, values}, index) => {
    if (omitted.includes(index)) return []
    return matchCandidate(applied.read(name), values) === assignment[index] ? [] : [index]
  })
}

/** Creates random assignments, which are the same in each run. */
export function createAssignments(inputs: readonly Input[], seed: number): () => number[] {
  const random = createRandom(seed)
  return () => inputs.map(({values}) => Math.floor(random() * values.length))
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
