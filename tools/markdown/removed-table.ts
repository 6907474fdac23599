import type {PhrasingContent, Table} from 'mdast'
import type {LeafDirective} from 'mdast-util-directive'
import type {Successor} from '#contract/private/successor.ts'
import {successorOf} from '#contract/private/successors.ts'
import type {FactHistory} from '#contract/history.ts'
import type {FactKind} from '#contract/webpack.ts'
import {releaseAfter, versionsOf} from '#contract/private/release-list.ts'
import {compareVersions} from '#contract/versions.ts'
import {need} from '#contract/private/need.ts'
import {factLink} from '../content-format/urls.ts'
import {elementIdOf} from '../facts/fact-set.ts'
import {buildInlineCode, buildTable, buildText} from './build-nodes.ts'
import {lineOf, report, type BlockContext} from './context.ts'

/**
 * `::removed{package="webpack"}` is a table of what a package no longer has: the first version without
 * it, and what takes its place. Search finds each name.
 */
export function buildRemovedTable(node: LeafDirective, blockContext: BlockContext): Table[] {
  const {known, context} = blockContext
  const packageName = node.attributes?.['package'] ?? ''
  const rows = listRemoved(known.history?.facts ?? {}, packageName)
  const versions = versionsOf(packageName, known.releases)
  if (rows.length === 0) {
    report(context, node, {
      rule: 'bad-fact',
      message: 'There is no history of this package.',
      hint: 'Known: webpack, webpack-cli and webpack-dev-server.',
    })
    return []
  }
  const body = rows.map(([id, {until}]) => [
    [buildName(id, node, blockContext)],
    [buildText(releaseAfter(need(until, 'last version'), versions) ?? `after ${until}`)],
    insteadOf(id, blockContext),
  ])
  const data = {hProperties: {className: ['removed']}}
  const {position} = node
  return [buildTable(['Name', 'Removed in', 'Instead'], body, {data, position})]
}

/** What was removed since version 5 of webpack, the last first, without the parts of it. */
function listRemoved(
  facts: Readonly<Record<string, FactHistory>>,
  packageName: string,
): Array<[id: string, history: FactHistory]> {
  const removed = Object.entries(facts).filter(
    ([id, {until, package: of = 'webpack'}]) =>
      until !== undefined && of === packageName && !isOld(of, until) && lookedUp.has(split(id)[0]),
  )
  const ids = new Set(removed.map(([id]) => id))
  return removed
    .filter(([id]) => !parentsOf(id).some(parent => ids.has(parent)))
    .toSorted(([, a], [, b]) => compareVersions(b.until ?? '', a.until ?? ''))
}

/** Whether it was gone with webpack 5, whose guide says what became of it. */
function isOld(packageName: string, until: string): boolean {
  return packageName === 'webpack' && until.startsWith('4.')
}

/** Kinds of names that readers look up: those in configurations, on the command line and in messages. */
const lookedUp: ReadonlySet<string> = new Set<FactKind>([
  'option',
  'dev-server',
  'plugin',
  'plugin-option',
  'command',
  'flag',
  'error',
])

/** `option:a.b[].c` → `option:a.b[]`, `option:a.b`, `option:a` */
function parentsOf(id: string): string[] {
  return [...id.matchAll(/[.[]/g)].map(({index}) => id.slice(0, index))
}

function buildName(
  id: string,
  node: LeafDirective,
  {places, context}: BlockContext,
): PhrasingContent {
  const [kind, name] = split(id)
  const anchor = elementIdOf({kind, name})
  if (places.has(anchor)) return buildInlineCode(name)
  places.set(anchor, lineOf(node, context))
  const data = {hProperties: {id: anchor, dataFact: id}}
  return {
    type: 'link',
    url: `#${anchor}`,
    data: {hProperties: {className: ['fact']}},
    children: [{...buildInlineCode(name), data}],
  }
}

/** What the names of a kind begin with in the list of successors. */
const prefixes: Readonly<Record<string, string>> = {'dev-server': 'devServer.', command: 'webpack '}

function insteadOf(id: string, blockContext: BlockContext): PhrasingContent[] {
  const {facts, history} = blockContext.known
  const renamed = history?.facts[id]?.renamedTo
  if (renamed !== undefined && facts.byId.has(renamed)) {
    blockContext.linked.add(renamed)
    return [{type: 'link', url: factLink(renamed), children: [buildInlineCode(split(renamed)[1])]}]
  }
  const [kind, name] = split(id)
  const successor = successorOf(`${prefixes[kind] ?? ''}${name}`)
  return successor === undefined ? [] : linkOptions(successor, kind, blockContext)
}

/** The advice with links to the options that it names. */
function linkOptions(
  {advice, options}: Successor,
  kind: string,
  {known: {facts}, linked}: BlockContext,
): PhrasingContent[] {
  const idOf = (name: string) =>
    [`${kind}:${name.replace(/^devServer\./, '')}`, `option:${name}`, `plugin:${name}`].find(id =>
      facts.byId.has(id),
    )
  return advice.split(/([-\w./]+\w)/).map(part => {
    const id = options.includes(part) ? idOf(part) : undefined
    if (id === undefined) return buildText(part)
    linked.add(id)
    return {type: 'link', url: factLink(id), children: [buildInlineCode(part)]}
  })
}

function split(id: string): [kind: string, name: string] {
  return [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)]
}
