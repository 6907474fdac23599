import {slug} from 'github-slugger'
import type {InlineCode, Link, Parents, Root, RootContent} from 'mdast'
import type {LeafDirective, TextDirective} from 'mdast-util-directive'
import type {Fact} from '#contract/webpack.ts'
import {
  checkAttributes,
  findFact,
  isFactDirective,
  type FactDirective,
} from '../facts/fact-directive.ts'
import {elementIdOf} from '../facts/fact-set.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {leafBlocks, type LeafBlock} from './blocks.ts'
import {lineOf, report, type BlockContext, type Context} from './context.ts'
import {describeFact} from './fact-block.ts'
import {plainText} from './headings.ts'
import {badgeOf, buildSince} from './since-badge.ts'
import {walk} from './walk.ts'

interface FactElements {
  /** Ids of elements that can be linked; no heading may use one. */
  readonly ids: readonly string[]
  /** Facts to which the page links wherever they are documented. */
  readonly linked: readonly string[]
}

/**
 * Replaces `::option{path="output.path"}` and the like with what is known about it, and
 * `:option[path]{path="output.path"}` with its name, which can be linked; a flag has the id that a
 * heading of its name has, `--mode`.
 */
export function transformFacts(tree: Root, known: FactContext, context: Context): FactElements {
  const blockContext: BlockContext = {known, context, places: new Map(), linked: new Set()}
  let version: string | undefined // in the heading above: names below it need not repeat it
  walk(tree, (node, index, parent) => {
    if (node.type === 'heading') version = undefined
    if (node.type === 'leafDirective') {
      const block = leafBlocks.get(node.name)
      if (block) return replaceAt(parent, index, buildBlock(block, node, blockContext))
      if (!isFactDirective(node.name)) return
      if (node.children.length > 0) reportLabel(node, context)
      const fact = readFact(node, node.name, blockContext)
      const before = parent.children[index - 1]
      const since = fact && sinceLabel(fact)
      if (before?.type === 'heading' && since !== undefined) {
        before.children.push(...badgeOf(since))
        version = since
      }
      return replaceAt(parent, index, fact ? describeFact(fact, known.facts, node.position) : [])
    }
    if (node.type !== 'textDirective' || !isMeant(node)) return
    if (node.name === 'since') return replaceAt(parent, index, buildSince(node, known, context))
    if (!isFactDirective(node.name)) return
    if (parent.type === 'heading' || parent.type === 'link') reportPlace(node, context)
    const fact = readFact(node, node.name, blockContext)
    const since = fact && sinceLabel(fact)
    const badge = since === undefined || since === version ? [] : badgeOf(since)
    return replaceAt(parent, index, [buildName(node, fact, blockContext), ...badge])
  })
  return {ids: [...blockContext.places.keys()], linked: [...blockContext.linked]}
}

function buildBlock(
  {attributes, build}: LeafBlock,
  node: LeafDirective,
  blockContext: BlockContext,
): RootContent[] {
  const wrong = attributes && checkAttributes(`::${node.name}`, attributes, node.attributes ?? {})
  if (!wrong) return build(node, blockContext)
  report(blockContext.context, node, wrong)
  return []
}

/** Replaces a child, and returns the index behind what takes its place. */
function replaceAt({children}: Parents, index: number, nodes: readonly RootContent[]): number {
  children.splice(index, 1, ...nodes)
  return index + nodes.length
}

/** `a :option b` is text, `:option[b]` is not. */
function isMeant({children, attributes}: TextDirective): boolean {
  return children.length > 0 || Object.keys(attributes ?? {}).length > 0
}

/** The fact that a directive names; reports what is wrong with it. */
function readFact(
  node: LeafDirective | TextDirective,
  name: FactDirective,
  {known, context}: BlockContext,
): Fact | undefined {
  const found = findFact(name, node.attributes ?? {}, known.facts)
  if ('id' in found) return found
  report(context, node, found)
  return undefined
}

function buildName(
  node: TextDirective,
  fact: Fact | undefined,
  {context, places}: BlockContext,
): Link | InlineCode {
  const {position, attributes} = node
  const label = plainText(node).trim()
  if (!fact) return {type: 'inlineCode', value: label, position}
  const flag = node.name === 'flag' ? attributes?.['name'] : undefined
  const id = flag ? slug(flag) : elementIdOf(fact)
  const value = label || flag || fact.name
  const line = places.get(id)
  if (line !== undefined) {
    report(context, node, {
      rule: 'double-fact',
      message: `#${id} already exists on line ${line}.`,
      hint: `Write \`${value}\` here. Only one place on a page can have the ID.`,
    })
    return {type: 'inlineCode', value, position}
  }
  places.set(id, lineOf(node, context))
  const data = {hProperties: {id, dataFact: fact.id, ...parentOf(fact.name, value)}}
  return {
    type: 'link',
    url: `#${id}`,
    data: {hProperties: {className: ['fact']}},
    children: [{type: 'inlineCode', value, data, position}],
    position,
  }
}

/** What a short label leaves out, which is shown to readers whom a link leads here. */
function parentOf(name: string, label: string): {dataParent?: string} {
  const parent = name.endsWith(`.${label}`) ? name.slice(0, -label.length) : ''
  return parent === '' ? {} : {dataParent: parent}
}

function reportLabel(node: LeafDirective, context: Context): void {
  const {name} = node
  report(context, node, {
    rule: 'bad-fact',
    message: `A directive with two colons cannot have a label: “${plainText(node)}”.`,
    hint: `Write ::${name}{…}, or :${name}[…]{…} inside a paragraph.`,
  })
}

function reportPlace(node: TextDirective, context: Context): void {
  report(context, node, {
    rule: 'bad-fact',
    message: 'A directive with an ID is not allowed in a heading or a link.',
    hint: `Write the name as code, and ::${node.name}{…} below the heading.`,
  })
}
