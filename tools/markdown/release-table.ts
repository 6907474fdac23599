import type {LeafDirective} from 'mdast-util-directive'
import type {Table} from 'mdast'
import {minorOf} from '#contract/private/release-list.ts'
import {compareVersions} from '#contract/versions.ts'
import {checkAttributes} from '../facts/fact-directive.ts'
import {buildTable, buildText} from './build-nodes.ts'
import {report} from './context.ts'
import type {Told} from './flag-table.ts'

/**
 * `::releases{package="webpack" from="5.105.0"}` is a table of the minor releases of a package since
 * that one, oldest first: when each was published, and how many patches followed.
 */
export function buildReleaseTable(node: LeafDirective, {known, context}: Told): Table[] {
  const attributes = node.attributes ?? {}
  const wrong = checkAttributes('releases', ['package', 'from'], attributes)
  const {package: name, from} = attributes
  const {releases = []} = known.releases?.packages.find(each => each.name === name) ?? {}
  if (wrong !== undefined || !releases.some(({version}) => version === from)) {
    const none = {
      rule: 'bad-fact',
      message: `facts/releases.json has no release ${name} ${from}.`,
      hint: 'Name the first release of the table, such as webpack 5.105.0.',
    } as const
    report(context, node, wrong ?? none)
    return []
  }
  const rows = releases
    .filter(({version}) => version.endsWith('.0') && compareVersions(version, from ?? '') >= 0)
    .map(({version, date = ''}) => {
      const all = releases.filter(each => minorOf(each.version) === minorOf(version))
      return [version, date, String(all.length - 1)].map(cell => [buildText(cell)])
    })
  const {position} = node
  return [buildTable(['Version', 'Date', 'Patches'], rows, {position})]
}
