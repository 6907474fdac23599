import type {Table} from 'mdast'
import type {LeafDirective} from 'mdast-util-directive'
import type {TableDirective} from '../facts/fact-directive.ts'
import {buildCoverageTable} from './coverage-table.ts'
import {buildFlagTable, type Told} from './flag-table.ts'
import {buildReleaseTable} from './release-table.ts'
import {buildRemovedTable} from './removed-table.ts'
import {buildVersionTable} from './version-table.ts'

/** The tables that directives of these names become. */
export const buildFactTable: Readonly<
  Record<TableDirective, (node: LeafDirective, told: Told) => Table[]>
> = {
  coverage: buildCoverageTable,
  flags: buildFlagTable,
  releases: buildReleaseTable,
  removed: buildRemovedTable,
  versions: buildVersionTable,
}
