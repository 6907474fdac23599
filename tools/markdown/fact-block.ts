import type {List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast'
import type {Fact} from '#contract/webpack.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {splitUnion} from '#contract/union-types.ts'
import {changeLabels, sinceLabel, type ChangeLabel} from '../facts/version-labels.ts'
import {buildBadge, buildText} from './build-nodes.ts'
import {buildDefaultItems} from './default-items.ts'
import {buildDefaultTable} from './default-table.ts'
import {buildDefaultValue, code, isShortened, join, typeOf} from './type-code.ts'

/**
 * A block for a fact. If the default of an option depends on other options, a table of its defaults
 * follows.
 */
export function describeFact(
  fact: Fact,
  {defaults, shortFlags}: FactSet,
  position: RootContent['position'],
): RootContent[] {
  const shortFlag = shortFlags.get(fact.id)
  const own = fact.kind === 'option' ? defaults : undefined
  const items = own && buildDefaultItems(own, fact.name)
  const table = own && buildDefaultTable(own, fact.name)
  const block = buildFactBlock(fact, {shortFlag, defaults: items})
  return [block, ...(table ? [table] : [])].map(node => ({...node, position}))
}

/**
 * Renders a fact as a description list; an option may have a flag with a short form. In Markdown,
 * which ignores `data.hName`, it is a list whose items have a name and a value.
 */
export function buildFactBlock(fact: Fact, extras: Extras = {}): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    data: {hName: 'dl', hProperties: {className: ['facts'], dataFact: fact.id}},
    children: rowsOf(fact, extras).map(([name, value]) => buildRow(name, value)),
  }
}

/** Facts about an option from elsewhere. */
interface Extras {
  /** Its flag with one letter. */
  readonly shortFlag?: string | undefined
  /** Its defaults with every mode and target, if these differ. */
  readonly defaults?: PhrasingContent[] | undefined
}

type Row = readonly [name: string, value: PhrasingContent[]]

function rowsOf(fact: Fact, {shortFlag, defaults: items = []}: Extras): Row[] {
  const {aliases = [], in: places = [], type, values = [], flag, hook} = fact
  const {messages = [], package: packageName} = fact
  const rows: Row[] = []
  if (hook) rows.push(...hookRows(hook))
  const isUnion = values.length > 0 && (type === undefined || isUnionOf(type, values))
  if (type !== undefined && !isUnion) rows.push(['Type', typeOf(type)])
  if (values.length > 0) rows.push(['Values', join(values.map(code))])
  const defaults = Object.values(fact.default ?? {})
  // The options of an object have their own defaults, so the object itself is not shown.
  if (items.length > 0) rows.push(['Default', items])
  else if (fact.default && !defaults.every(isShortened)) {
    rows.push(['Default', defaultOf(fact.default)])
  }
  const flags = [flag, shortFlag].filter(name => name !== undefined)
  if (flags.length > 0) rows.push(['CLI flag', join(flags.map(code))])
  if (aliases.length > 0) rows.push(['Aliases', join(aliases.map(code))])
  if (messages.length > 0) rows.push(['Message', join(messages.map(code), {type: 'break'})])
  if (packageName !== undefined) rows.push(['Package', [code(packageName)]])
  if (places.length > 0) rows.push(['Read in', join(places.map(placeOf))])
  const since = sinceLabel(fact)
  if (since !== undefined) rows.push(['Since', [buildBadge([buildText(since)])]])
  const changes = changeLabels(fact).slice(0, MAX_CHANGES)
  if (changes.length > 0) rows.push(['Changes', join(changes.map(describeChange), {type: 'break'})])
  const states = (['deprecated', 'experimental'] as const).filter(state => fact[state])
  if (states.length > 0)
    rows.push(['Status', join(states.map(one => buildBadge([buildText(one)])))])
  // If nothing else is known, the block shows the name.
  return rows.length > 0 ? rows : [['Name', [code(fact.name)]]]
}

/** Maximum number of changes; the page of all versions has the others. */
const MAX_CHANGES = 4

/** `before 5.90: default "eval" in development` */
function describeChange({when, what, values, where}: ChangeLabel): PhrasingContent[] {
  const begin = what === '' || values.length === 0 ? what : `${what} `
  return [buildText(`${when}: ${begin}`), ...join(values.map(code)), buildText(where)]
}

function hookRows({type, arguments: names, of, order}: NonNullable<Fact['hook']>): Row[] {
  const each = of === undefined ? [] : [buildText(', one for each '), code(of)]
  const rows: Row[] = [['Kind', [code(type), ...each]]]
  if (names.length > 0) rows.push(['Arguments', join(names.map(code))])
  if (order !== undefined) rows.push(['Order', [buildText(`No. ${order} in a build`)]])
  return rows
}

/** `css url()`: code is what authors write; the rest of the place is text. */
function placeOf(place: string): PhrasingContent[] {
  const [, before = '', written = '', after = ''] =
    /^(.*?)((?:new )?\w+\(\)|@\w+)?( with .+)?$/.exec(place) ?? []
  const nodes = [
    buildText(before.replace(/^(?:css|html)\b/, name => name.toUpperCase())),
    code(written),
    buildText(after),
  ]
  return nodes.filter(node => 'value' in node && node.value !== '')
}

/** Whether a type only repeats the values: `"a" | "b"`. */
function isUnionOf(type: string, values: readonly string[]): boolean {
  const members = splitUnion(type)
  return members.length === values.length && members.every(member => values.includes(member))
}

function defaultOf({development, production}: NonNullable<Fact['default']>): PhrasingContent[] {
  if (development === production) return [buildDefaultValue(development)]
  return [
    buildDefaultValue(development),
    buildText(' in development, '),
    buildDefaultValue(production),
    buildText(' in production'),
  ]
}

function buildRow(name: string, value: PhrasingContent[]): ListItem {
  return {
    type: 'listItem',
    spread: false,
    data: {hName: 'div'},
    children: [cell('dt', [buildText(name)]), cell('dd', value)],
  }
}

function cell(hName: string, children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', data: {hName}, children}
}
