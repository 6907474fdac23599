import {need} from '#contract/private/need.ts'
import {applyAssignment, createAssignments, findReplaced, type Assignment} from './assignments.ts'
import {matchCandidate} from './candidates.ts'
import type {Input} from './default-inputs.ts'

/** A value that webpack replaces, although it is set. All values are positions. */
export interface Override {
  readonly input: number
  readonly given: number
  /** Values of other inputs, by their positions. */
  readonly when: ReadonlyMap<number, number>
  readonly value: number
}

/** Number of random assignments that are tried. */
const SAMPLES = 1500

/**
 * Finds set values that webpack replaces, each with the fewest other values that make it do so. An
 * input that is left out has no value that webpack could replace.
 */
export function findOverrides(inputs: readonly Input[]): Override[] {
  const found: Override[] = []
  const next = createAssignments(inputs, 3)
  for (let count = 0; count < SAMPLES; count++) {
    const assignment = next()
    for (const input of replacedIn(inputs, assignment)) {
      const isKnown = found.some(each => each.input === input && applies(each, assignment))
      if (!isKnown) found.push(reduce(inputs, assignment, input))
    }
  }
  const minimal = found.filter(one => !found.some(other => other !== one && covers(other, one)))
  return minimal.toSorted(
    (a, b) =>
      a.input - b.input || a.given - b.given || whenText(a).localeCompare(whenText(b), 'en'),
  )
}

/** Inputs that are set to a value and have another one. */
function replacedIn(
  inputs: readonly Input[],
  assignment: Assignment,
  omitted: readonly number[] = [],
) {
  const applied = applyAssignment(inputs, assignment, omitted)
  if ('error' in applied) return []
  const replaced = findReplaced(inputs, assignment, {applied, omitted})
  return replaced.filter(index => inputs[index]?.values[assignment[index] ?? 0] !== undefined)
}

function applies({input, given, when}: Override, assignment: Assignment): boolean {
  if (assignment[input] !== given) return false
  return [...when].every(([index, value]) => assignment[index] === value)
}

/** Whether an override applies wherever another one does. */
function covers(general: Override, special: Override): boolean {
  if (general.input !== special.input || general.given !== special.given) return false
  return [...general.when].every(([index, value]) => special.when.get(index) === value)
}

/** Leaves out every other input that the replacement does not depend on. */
function reduce(inputs: readonly Input[], assignment: Assignment, input: number): Override {
  let omitted: readonly number[] = []
  for (const index of inputs.keys()) {
    if (index === input) continue
    const tried = [...omitted, index]
    if (replacedIn(inputs, assignment, tried).includes(input)) omitted = tried
  }
  const applied = applyAssignment(inputs, assignment, omitted)
  const {name, values} = need(inputs[input], 'input')
  const kept = [...inputs.keys()].filter(index => index !== input && !omitted.includes(index))
  return {
    input,
    given: assignment[input] ?? 0,
    when: new Map(kept.map(index => [index, assignment[index] ?? 0])),
    value: 'error' in applied ? -1 : matchCandidate(applied.read(name), values),
  }
}

function whenText({when}: Override): string {
  return [...when].map(pair => pair.join('=')).join()
}
