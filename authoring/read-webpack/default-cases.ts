import {numberOf, positionsOf} from '#contract/case-numbers.ts'
import type {Assignment} from './assignments.ts'
import type {Input} from './default-inputs.ts'

/** Results as texts, for all combinations of the values of some inputs. */
export interface Table {
  readonly dependsOn: readonly number[]
  readonly cases: ReadonlyArray<string | undefined>
}

/** Drops inputs that make no difference in any case. */
export function prune({dependsOn, cases}: Table, inputs: readonly Input[]): Table {
  for (const index of dependsOn) {
    const others = dependsOn.filter(other => other !== index)
    const smaller = Array.from(
      {length: countCases(others, inputs)},
      (): string | undefined => undefined,
    )
    const isNeeded = cases.some((result, row) => {
      const values = valuesOf(row, dependsOn, inputs)
      const assignment: number[] = []
      for (const [position, each] of dependsOn.entries()) assignment[each] = values[position] ?? 0
      const place = rowOf(assignment, others, inputs)
      if (result !== undefined && smaller[place] !== undefined && smaller[place] !== result)
        return true
      smaller[place] ??= result
      return false
    })
    if (!isNeeded) return prune({dependsOn: others, cases: smaller}, inputs)
  }
  return {dependsOn, cases}
}

/** Number of combinations of the values of some inputs. */
export function countCases(dependsOn: readonly number[], inputs: readonly Input[]): number {
  return sizesOf(dependsOn, inputs).reduce((count, size) => count * size, 1)
}

/** The number of the case that an assignment belongs to. */
export function rowOf(
  assignment: Assignment,
  dependsOn: readonly number[],
  inputs: readonly Input[],
): number {
  return numberOf(
    dependsOn.map(index => assignment[index] ?? 0),
    sizesOf(dependsOn, inputs),
  )
}

/** Positions of the values in a case. */
export function valuesOf(
  row: number,
  dependsOn: readonly number[],
  inputs: readonly Input[],
): number[] {
  return positionsOf(row, sizesOf(dependsOn, inputs))
}

function sizesOf(dependsOn: readonly number[], inputs: readonly Input[]): number[] {
  return dependsOn.map(index => inputs[index]?.values.length ?? 1)
}
