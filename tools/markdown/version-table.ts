import type {LeafDirective} from 'mdast-util-directive'
import type {PhrasingContent, Table} from 'mdast'
import {listUpdates, type Update} from '#contract/compare-history.ts'
import {minorsOf, versionsOf} from '#contract/private/release-list.ts'
import type {FactKind} from '#contract/webpack.ts'
import {factLink} from '../content-format/urls.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {buildTable, buildText} from './build-nodes.ts'
import {report, type BlockContext} from './context.ts'
import {join} from './type-code.ts'

/** `::versions` is a table of the minor versions of webpack 5, newest first, with what each changed. */
export function buildVersionTable(
  node: LeafDirective,
  {known, linked, context}: BlockContext,
): Table[] {
  const {facts, history, releases} = known
  const minors = minorsOf(versionsOf('webpack', releases))
  if (!history || minors.length === 0) {
    report(context, node, {
      rule: 'bad-fact',
      message: 'There is no history of webpack.',
      hint: 'Run npm run read-facts -- --history.',
    })
    return []
  }
  const link = createLink(facts, linked)
  const rows = minors.flatMap((minor, index) => {
    const from = minors[index - 1]
    if (from === undefined || minor === '5.0') return []
    return [buildRow(minor, listUpdates(history, {from, to: minor}).filter(isListed), link)]
  })
  const titles = ['Version', 'New', 'Changed', 'Deprecated or removed']
  const data = {hProperties: {className: ['name-lists']}}
  return [buildTable(titles, rows.toReversed(), {data, position: node.position})]
}

type CreateLink = (update: Update) => PhrasingContent

/** A link to where a fact is documented; what was removed has no place. */
function createLink({byId}: FactContext['facts'], linked: Set<string>): CreateLink {
  return ({id}) => {
    const name = buildText(id.slice(id.indexOf(':') + 1))
    if (!byId.has(id)) return name
    linked.add(id)
    return {type: 'link', url: factLink(id), children: [name]}
  }
}

function buildRow(minor: string, updates: readonly Update[], link: CreateLink) {
  const added = updates.filter(({kind}) => kind === 'added')
  const changed = updates.filter(({kind}) => kind === 'changed')
  const gone = updates.filter(({kind}) => kind !== 'added' && kind !== 'changed')
  const lists = [withoutChildren(added), changed, gone]
  return [[buildText(minor)], ...lists.map(list => linkEach(list, link))]
}

const listed: ReadonlySet<string> = new Set<FactKind>([
  'option',
  'plugin',
  'plugin-option',
  'hook',
  'module',
  'comment',
  'loader',
  'export',
  'hot',
])

function isListed({id, change}: Update): boolean {
  return listed.has(id.slice(0, id.indexOf(':'))) && change?.field !== 'flag'
}

/** Leaves out the parts of listed facts, which add nothing. */
function withoutChildren(updates: readonly Update[]): Update[] {
  const ids = updates.map(({id}) => id)
  return updates.filter(
    ({id}) => !ids.some(other => id.startsWith(`${other}.`) || id.startsWith(`${other}[`)),
  )
}

/** The names, each once: several fields of a fact may have changed. */
function linkEach(updates: readonly Update[], link: CreateLink): PhrasingContent[] {
  const byId = new Map(updates.map(update => [update.id, update]))
  return join([...byId.values()].map(link))
}
