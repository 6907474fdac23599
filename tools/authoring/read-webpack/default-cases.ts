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
  return dependsOn.reduce((count, index) => count * (inputs[index]?.values.length ?? 1), 1)
}

/** The number of a case: the value of the last input changes from each case to the next. */
export function rowOf(
  assignment: Assignment,
  dependsOn: readonly number[],
  inputs: readonly Input[],
): number {
  return dependsOn.reduce(
    (row, index) => row * (inputs[index]?.values.length ?? 1) + (assignment[index] ?? 0),
    0,
  )
}

/** Positions of the values in a case. */
export function valuesOf(
  row: number,
  dependsOn: readonly number[],
  inputs: readonly Input[],
): number[] {
  let rest = row
  return dependsOn
    .toReversed()
    .map(index => {
      const {length} = inputs[index]?.values ?? []
      const value = rest % length
      rest = Math.floor(rest / length)
      return value
    })
    .toReversed()
}
