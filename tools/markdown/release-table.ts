import type {LeafDirective} from 'mdast-util-directive'
import type {Table} from 'mdast'
import {minorOf} from '#contract/private/release-list.ts'
import {compareVersions} from '#contract/versions.ts'
import {buildTable, buildText} from './build-nodes.ts'
import {report, type BlockContext} from './context.ts'

/**
 * `::releases{package="webpack" from="5.105.0"}` is a table of the minor releases of a package since
 * that one, oldest first: when each was published, and how many patches followed.
 */
export function buildReleaseTable(node: LeafDirective, {known, context}: BlockContext): Table[] {
  const {package: name, from} = node.attributes ?? {}
  const {releases = []} = known.releases?.packages.find(each => each.name === name) ?? {}
  if (from == null || !releases.some(({version}) => version === from)) {
    report(context, node, {
      rule: 'bad-fact',
      message: `facts/releases.json has no release ${name} ${from}.`,
      hint: 'Name the first release of the table, such as webpack 5.105.0.',
    })
    return []
  }
  const rows = releases
    .filter(({version}) => version.endsWith('.0') && compareVersions(version, from) >= 0)
    .map(({version, date = ''}) => {
      const all = releases.filter(each => minorOf(each.version) === minorOf(version))
      return [version, date, String(all.length - 1)].map(cell => [buildText(cell)])
    })
  const {position} = node
  return [buildTable(['Version', 'Date', 'Patches'], rows, {position})]
}
