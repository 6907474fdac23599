import {slug} from 'github-slugger'
import type {InlineCode, PhrasingContent, Table} from 'mdast'
import type {LeafDirective} from 'mdast-util-directive'
import type {Fact} from '#contract/webpack.ts'
import {factLink} from '../site/urls.ts'
import {checkAttributes} from '../facts/fact-directive.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {nearestNames, listNames} from '../issues/nearest-names.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import {isFlagOf, listOptionFlags, type OptionFlag, typedValues} from '../facts/option-flags.ts'
import {buildBadge, buildTable, buildCode, buildText} from './build-nodes.ts'
import {lineOf, report, type Context} from './context.ts'
import {plainText} from './headings.ts'
import {join} from './type-code.ts'

/** What a directive that makes a table is built from. */
export interface Told {
  readonly known: FactContext
  readonly context: Context
  /** The lines of the names that the page has so far, by their ids. */
  readonly places: Map<string, number>
  /** The ids of the facts that the page links to. */
  readonly linked: Set<string>
}

/**
 * `::flags{of="output"}` is a table of the flags that set options of `output`, and
 * `::flags{of="mode entry module.rules"}` one of several. A flag leads to its option, and has the id
 * that a heading of its name has, unless the page already has this id.
 */
export function buildFlagTable(node: LeafDirective, told: Told): Table[] {
  const {known, context} = told
  const wrong = checkDirective(node)
  if (wrong !== undefined) {
    report(context, node, wrong)
    return []
  }
  const flags = listOptionFlags(known.facts)
  const places = (node.attributes?.['of'] ?? '').split(/[\s,]+/).filter(place => place !== '')
  for (const place of places) {
    if (!flags.some(flag => isFlagOf(flag, place))) report(context, node, unknown(place, flags))
  }
  const rows = flags
    .filter(flag => places.some(place => isFlagOf(flag, place)))
    .map(flag => [formsOf(flag, node, told), valuesOf(flag.fact)])
  if (rows.length === 0) return []
  const data = {hProperties: {dataFlags: ''}}
  return [buildTable(['Flag', 'Type or values'], rows, {data, position: node.position})]
}

function checkDirective({attributes, children}: LeafDirective) {
  const wrong = checkAttributes('flags', ['of'], attributes ?? {})
  if (wrong !== undefined || children.length === 0) return wrong
  const message = `::flags cannot have a label: “${children.map(plainText).join('')}”.`
  return {rule: 'bad-fact', message, hint: 'Write ::flags{of="output"}.'} as const
}

function unknown(place: string, flags: readonly OptionFlag[]) {
  const near = nearestNames(place, new Set(flags.map(({group}) => group)))
  const hint =
    near.length > 0
      ? `Did you mean ${listNames(near, 'or')}?`
      : 'Write the beginning of the path of an option, such as output or module.parser.'
  return {rule: 'unknown-fact', message: `webpack has no flags for ${place}.`, hint} as const
}

/** The flag, and how its other forms differ from it. */
function formsOf(flag: OptionFlag, node: LeafDirective, told: Told): PhrasingContent[] {
  const {short, canBeOff, canBeReset} = flag
  const since = sinceLabel(flag.fact)
  const marks = [canBeOff ? 'no-' : '', canBeReset ? '-reset' : ''].filter(mark => mark !== '')
  return [
    linkOption(flag, node, told),
    ...(short === undefined ? [] : [buildText(', '), buildCode(short)]),
    ...(since === undefined ? [] : [buildText(' '), buildBadge([buildText(`${since}+`)])]),
    ...marks.flatMap(mark => [buildText(' '), buildBadge([buildText(mark)])]),
  ]
}

/** One by one, so that a line can break between them. */
function valuesOf({type, values = []}: Fact): PhrasingContent[] {
  return join(typedValues(type ?? values.join(' | ')).map(buildCode))
}

function linkOption(
  {name, fact}: OptionFlag,
  node: LeafDirective,
  {context, places, linked}: Told,
): PhrasingContent {
  linked.add(fact.id)
  const id = slug(name)
  const data = places.has(id) ? undefined : {hProperties: {id, dataFact: fact.id}}
  if (data) places.set(id, lineOf(node, context))
  const {position} = node
  const option: InlineCode = {...buildCode(name), ...(data && {data}), position}
  return {type: 'link', url: factLink(fact.id), children: [option], position}
}
