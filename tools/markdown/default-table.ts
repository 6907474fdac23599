import type {Blockquote, Paragraph, PhrasingContent} from 'mdast'
import type {Defaults} from '#contract/defaults.ts'
import {groupCases, type Condition} from '../facts/group-cases.ts'
import {buildInlineCode, buildDiv, buildTable, buildText} from './build-nodes.ts'
import {describeInput, joinNodes, MAX_PARTS, type Inputs} from './default-condition.ts'
import {buildDefaultValue} from './type-code.ts'

/** Maximum number of rows of a table. */
const MAX_ROWS = 12

/** URL of the page that shows every case. */
const EXPLORER = '/configuration/explorer/'

/**
 * Collapsed details with a table of all defaults of an option; nothing if its default is always the
 * same.
 */
export function buildDefaultTable(defaults: Defaults, name: string): Blockquote | undefined {
  const option = defaults.options.find(each => each.name === name)
  if (!option || option.dependsOn.length === 0) return undefined
  const inputs = new Map(defaults.inputs.map(input => [input.name, input]))
  const groups = groupCases(defaults, option)
  const failures = groups.filter(({error}) => error !== undefined).flatMap(({when}) => when)
  const rows = groups
    .filter(({error}) => error === undefined)
    .map(({value, when}) => buildRow(buildDefaultValue(value), when, inputs))
  if (failures.length > 0) {
    rows.push(buildRow(buildText('none: webpack reports an error'), failures, inputs))
  }
  if (rows.length < 2) return undefined
  const ordered = withOtherwise(rows)
  const shown = ordered.slice(0, MAX_ROWS)
  const isCut = ordered.length > MAX_ROWS || shown.some(row => row.isCut)
  return buildDiv(
    {className: ['details', 'default-cases']},
    [
      buildSummary(option.dependsOn),
      buildTable(
        ['Default', 'When'],
        shown.map(({value, when}) => [[value], when]),
      ),
      ...(isCut ? [buildMore(name)] : []),
    ],
    'details',
  )
}

interface Row {
  readonly value: PhrasingContent
  readonly when: PhrasingContent[]
  /** Length of the condition as text. */
  readonly size: number
  /** Whether the row leaves something out. */
  readonly isCut: boolean
}

function buildRow(value: PhrasingContent, when: readonly Condition[], inputs: Inputs): Row {
  const parts = when.slice(0, MAX_PARTS).map(condition =>
    joinNodes(
      [...condition].map(([name, values]) => describeInput(name, values, inputs)),
      'and',
    ),
  )
  const hidden = when.length - parts.length
  const all = hidden > 0 ? [...parts, [buildText(`in ${hidden} more cases`)]] : parts
  const nodes = all.flatMap((part, index) => (index === 0 ? part : [buildText('; or '), ...part]))
  const size = nodes.reduce((sum, node) => sum + ('value' in node ? node.value.length : 0), 0)
  const isCut =
    hidden > 0 || nodes.some(node => node.type === 'text' && node.value.endsWith(' more'))
  return {value, when: nodes, size, isCut}
}

/** The most complicated condition of a table is not written out. It comes last. */
function withOtherwise(rows: readonly Row[]): Row[] {
  const longest = rows.reduce((first, second) => (second.size > first.size ? second : first))
  if (longest.size < 60) return [...rows]
  const others = rows.filter(row => row !== longest)
  return [...others, {...longest, when: [buildText('otherwise')], isCut: false}]
}

/** Names up to three inputs. */
function buildSummary(inputs: readonly string[]): Paragraph {
  const isLong = inputs.length > 3
  const names: PhrasingContent[] = inputs.slice(0, isLong ? 2 : 3).map(buildInlineCode)
  if (isLong) names.push(buildText(`${inputs.length - 2} more options`))
  return {
    type: 'paragraph',
    data: {hName: 'summary', hProperties: {className: ['summary']}},
    children: [buildText('Default depends on '), ...joinNodes(names, 'and')],
  }
}

function buildMore(name: string): Paragraph {
  const url = `${EXPLORER}?option=${encodeURIComponent(name)}`
  return {
    type: 'paragraph',
    children: [
      buildText('See all cases in the '),
      {type: 'link', url, children: [buildText('explorer')]},
      buildText('.'),
    ],
  }
}
