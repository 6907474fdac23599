import {slug} from 'github-slugger'
import type {InlineCode, PhrasingContent, Table} from 'mdast'
import type {LeafDirective} from 'mdast-util-directive'
import type {Fact} from '#contract/webpack.ts'
import {factLink} from '../content-format/urls.ts'
import {suggestNames} from '../issues/nearest-names.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import {isFlagOf, listOptionFlags, type OptionFlag, typedValues} from '../facts/option-flags.ts'
import {buildBadge, buildTable, buildInlineCode, buildText} from './build-nodes.ts'
import {lineOf, report, type BlockContext} from './context.ts'
import {plainText} from './headings.ts'
import {join} from './type-code.ts'

/**
 * `::flags{of="output"}` is a table of the flags that set options of `output`, and
 * `::flags{of="mode entry module.rules"}` one of several. A flag leads to its option, and has the id
 * that a heading of its name has, unless the page already has this id.
 */
export function buildFlagTable(node: LeafDirective, blockContext: BlockContext): Table[] {
  const {known, context} = blockContext
  if (node.children.length > 0) {
    const message = `::flags cannot have a label: “${plainText(node)}”.`
    report(context, node, {rule: 'bad-fact', message, hint: 'Write ::flags{of="output"}.'})
    return []
  }
  const flags = listOptionFlags(known.facts)
  const places = (node.attributes?.['of'] ?? '').split(/[\s,]+/).filter(place => place !== '')
  for (const place of places) {
    if (!flags.some(flag => isFlagOf(flag, place))) report(context, node, unknown(place, flags))
  }
  const rows = flags
    .filter(flag => places.some(place => isFlagOf(flag, place)))
    .map(flag => [formsOf(flag, node, blockContext), valuesOf(flag.fact)])
  if (rows.length === 0) return []
  const data = {hProperties: {dataFlags: ''}}
  return [buildTable(['Flag', 'Type or values'], rows, {data, position: node.position})]
}

function unknown(place: string, flags: readonly OptionFlag[]) {
  const otherwise = 'Write the beginning of the path of an option, such as output or module.parser.'
  const hint = suggestNames(place, new Set(flags.map(({group}) => group)), otherwise)
  return {rule: 'unknown-fact', message: `webpack has no flags for ${place}.`, hint} as const
}

/** The flag, and how its other forms differ from it. */
function formsOf(
  flag: OptionFlag,
  node: LeafDirective,
  blockContext: BlockContext,
): PhrasingContent[] {
  const {short, canBeOff, canBeReset} = flag
  const since = sinceLabel(flag.fact)
  const marks = [canBeOff ? 'no-' : '', canBeReset ? '-reset' : ''].filter(mark => mark !== '')
  return [
    linkOption(flag, node, blockContext),
    ...(short === undefined ? [] : [buildText(', '), buildInlineCode(short)]),
    ...(since === undefined ? [] : [buildText(' '), buildBadge([buildText(`${since}+`)])]),
    ...marks.flatMap(mark => [buildText(' '), buildBadge([buildText(mark)])]),
  ]
}

/** One by one, so that a line can break between them. */
function valuesOf({type, values = []}: Fact): PhrasingContent[] {
  return join(typedValues(type ?? values.join(' | ')).map(buildInlineCode))
}

function linkOption(
  {name, fact}: OptionFlag,
  node: LeafDirective,
  {context, places, linked}: BlockContext,
): PhrasingContent {
  linked.add(fact.id)
  const id = slug(name)
  const data = places.has(id) ? undefined : {hProperties: {id, dataFact: fact.id}}
  if (data) places.set(id, lineOf(node, context))
  const {position} = node
  const option: InlineCode = {...buildInlineCode(name), ...(data && {data}), position}
  return {type: 'link', url: factLink(fact.id), children: [option], position}
}
