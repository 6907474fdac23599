import {positionsOf} from '#contract/case-numbers.ts'
import type {Defaults, OptionDefault} from '#contract/defaults.ts'
import {need} from '#contract/private/need.ts'

/** Values of inputs, by their names. An input that is not listed may have any value. */
export type Condition = ReadonlyMap<string, readonly string[]>

/** A default, and the conditions under which it is in force. */
interface DefaultGroup {
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly when: readonly Condition[]
}

/**
 * Groups the cases of an option by its default: as few conditions as a greedy search finds for each.
 * Combinations that cannot occur may be part of any condition.
 */
export function groupCases({inputs}: Defaults, option: OptionDefault): DefaultGroup[] {
  const {dependsOn, results, cases} = option
  const valuesOf = new Map(inputs.map(({name, values}) => [name, values]))
  const lists = dependsOn.map(name => need(valuesOf.get(name), name))
  const sizes = lists.map(({length}) => length)
  return results.flatMap(({value, error}, result): DefaultGroup[] => {
    const boxes = coverResult({cases, sizes, result})
    const when = boxes.map(box => nameValues(box, dependsOn, lists))
    return when.length > 0 ? [{value, error, when}] : []
  })
}

/** Positions of values, for each input. */
type Box = readonly (readonly number[])[]

interface Cover {
  readonly cases: readonly number[]
  /** Number of values of each input. */
  readonly sizes: readonly number[]
  readonly result: number
}

function coverResult(cover: Cover): Box[] {
  const {cases, sizes, result} = cover
  const open = new Set([...cases.keys()].filter(index => cases[index] === result))
  const boxes: Box[] = []
  for (const index of open) {
    const point = positionsOf(index, sizes).map(value => [value])
    const candidates = permute([...sizes.keys()]).map(order => growBox(point, order, cover))
    const best = candidates.reduce((first, second) =>
      countOpen(second, open, sizes) > countOpen(first, open, sizes) ? second : first,
    )
    for (const covered of indexesOf(best, sizes)) open.delete(covered)
    boxes.push(best)
  }
  return boxes
}

/** Adds every value that brings no other result into the box, input by input. */
function growBox(start: Box, order: readonly number[], {cases, sizes, result}: Cover): Box {
  let box = start
  for (const input of order) {
    const fits = (value: number) =>
      indexesOf(replaceAt(box, input, [value]), sizes).every(index => {
        const found = cases[index] ?? -1
        return found === result || found < 0
      })
    const values = [...Array(need(sizes[input], 'size of an input')).keys()].filter(fits)
    box = replaceAt(box, input, values)
  }
  return box
}

function replaceAt(box: Box, input: number, values: readonly number[]): Box {
  return box.map((each, index) => (index === input ? values : each))
}

function countOpen(box: Box, open: ReadonlySet<number>, sizes: readonly number[]): number {
  return indexesOf(box, sizes).filter(index => open.has(index)).length
}

/** Positions of the cases in a box. */
function indexesOf(box: Box, sizes: readonly number[]): number[] {
  return box.reduce<number[]>(
    (before, values, input) =>
      before.flatMap(index => values.map(value => index * (sizes[input] ?? 1) + value)),
    [0],
  )
}

function permute(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap(first =>
    permute(items.filter(item => item !== first)).map(rest => [first, ...rest]),
  )
}

/** Inputs whose value does not matter are left out. */
function nameValues(
  box: Box,
  names: readonly string[],
  lists: ReadonlyArray<readonly string[]>,
): Condition {
  return new Map(
    box.flatMap((positions, input): Array<[string, string[]]> => {
      const list = need(lists[input], 'list of values')
      if (positions.length === list.length) return []
      const name = need(names[input], 'name of an input')
      return [[name, positions.map(position => list[position] ?? 'undefined')]]
    }),
  )
}
