import type {PhrasingContent} from 'mdast'
import type {DefaultInput} from '#contract/defaults.ts'
import {need} from '#contract/private/need.ts'
import {buildInlineCode, buildText} from './build-nodes.ts'

/** Maximum number of conditions in a row, and of values in a condition. */
export const MAX_PARTS = 6

/** What defaults depend on, by its name. */
export type Inputs = ReadonlyMap<string, DefaultInput>

/** Says which values an input has: `mode` is `"production"` or not set. */
export function describeInput(
  name: string,
  values: readonly string[],
  inputs: Inputs,
): PhrasingContent[] {
  const all = need(inputs.get(name), name).values
  const others = all.filter(value => !values.includes(value))
  const isInverse = others.length === 1 && values.length > 2
  if (isInverse && others[0] === 'undefined') return [buildInlineCode(name), buildText(' is set')]
  const runs = findRuns(isInverse ? others : values, all)
  const shown = runs.slice(0, MAX_PARTS).map(buildRun)
  const hidden = runs.length - shown.length
  const list = hidden > 0 ? [...shown, [buildText(`${hidden} more`)]] : shown
  return [
    buildInlineCode(name),
    buildText(isInverse ? ' is not ' : ' is '),
    ...joinNodes(list, hidden > 0 ? 'and' : 'or'),
  ]
}

/** First and last value of values that follow each other and differ only in a number. */
type Run = readonly [first: string, last: string]

function findRuns(values: readonly string[], all: readonly string[]): Run[] {
  const runs: string[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last !== undefined && all.indexOf(value) === all.indexOf(last) + 1
    if (run && follows && /\d/.test(value) && stemOf(value) === stemOf(last)) run.push(value)
    else runs.push([value])
  }
  return runs.flatMap((run): Run[] => {
    const [first = '', last = first] = [run[0], run.at(-1)]
    return run.length > 2 ? [[first, last]] : run.map(value => [value, value])
  })
}

function stemOf(value: string): string {
  return value.replaceAll(/\d+/g, '')
}

function buildRun([first, last]: Run): PhrasingContent[] {
  if (first !== last) return [buildInlineCode(first), buildText(' to '), buildInlineCode(last)]
  if (first === 'undefined') return [buildText('not set')]
  return [first === '{}' ? buildText('an object') : buildInlineCode(first)]
}

/** `a, b and c` */
export function joinNodes(
  items: ReadonlyArray<PhrasingContent | PhrasingContent[]>,
  word: string,
): PhrasingContent[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item
    return [buildText(index === items.length - 1 ? ` ${word} ` : ', '), item].flat()
  })
}
