import type {Blockquote, RootContent} from 'mdast'
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive'
import {buildDiv} from './build-nodes.ts'
import type {BlockContext, Context} from './context.ts'
import {buildCoverageTable} from './coverage-table.ts'
import {buildFlagTable} from './flag-table.ts'
import {buildReleaseTable} from './release-table.ts'
import {buildRemovedTable} from './removed-table.ts'
import {buildTabs} from './tabs.ts'
import {buildVersionTable} from './version-table.ts'

/** A block such as `::flags{of="output"}`. */
export interface LeafBlock {
  /** Attributes that are all needed; without this list, `build` checks them. */
  readonly attributes?: readonly string[]
  /** The data that it shows besides the facts: if they change, its pages are built again. */
  readonly shows?: 'coverage' | 'history'
  build(node: LeafDirective, context: BlockContext): RootContent[]
}

/** A block with content, such as `:::tabs`. */
interface ContainerBlock {
  /** Attributes that it can have. */
  readonly attributes: readonly string[]
  build(node: ContainerDirective, context: Context): Blockquote
}

/** Blocks without content, by name. A new block is an entry here, and the file that builds it. */
export const leafBlocks: ReadonlyMap<string, LeafBlock> = new Map<string, LeafBlock>([
  ['coverage', {shows: 'coverage', build: buildCoverageTable}],
  ['flags', {attributes: ['of'], build: buildFlagTable}],
  ['releases', {attributes: ['package', 'from'], shows: 'history', build: buildReleaseTable}],
  ['removed', {attributes: ['package'], shows: 'history', build: buildRemovedTable}],
  ['versions', {attributes: [], shows: 'history', build: buildVersionTable}],
])

/** Blocks with content, by name. */
export const containerBlocks: ReadonlyMap<string, ContainerBlock> = new Map([
  ['tabs', {attributes: ['sync'], build: buildTabs}],
  ['columns', {attributes: [], build: buildColumns}],
])

function buildColumns({children, position}: ContainerDirective): Blockquote {
  return {...buildDiv({className: ['columns']}, children), position}
}
