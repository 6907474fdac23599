import {slug} from 'github-slugger'
import type {InlineCode, Link, Root, RootContent} from 'mdast'
import type {LeafDirective, TextDirective} from 'mdast-util-directive'
import {
  findFact,
  isFactDirective,
  isTableDirective,
  type FactDirective,
} from '../facts/fact-directive.ts'
import {elementIdOf} from '../facts/fact-set.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {lineOf, report, type Context} from './context.ts'
import {describeFact} from './describe-fact.ts'
import {buildFactTable} from './fact-tables.ts'
import type {Told} from './flag-table.ts'
import {plainText} from './headings.ts'
import {badgeOf, buildSince, labelHeading, sinceOf} from './since-badge.ts'
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
  const places = new Map<string, number>()
  const linked = new Set<string>()
  let heading = ''
  walk(tree, (node, index, parent) => {
    if (node.type === 'heading') heading = ''
    if (node.type === 'leafDirective') {
      heading = labelHeading(node, parent.children[index - 1], known) ?? heading
      const block = buildBlock(node, {known, context, places, linked})
      if (block === undefined) return
      parent.children.splice(index, 1, ...block)
      return index + block.length
    }
    if (node.type === 'textDirective' && node.name === 'since' && isMeant(node)) {
      parent.children.splice(index, 1, ...buildSince(node, known, context))
      return index + 1
    }
    if (node.type === 'textDirective' && isFactDirective(node.name) && isMeant(node)) {
      if (parent.type === 'heading' || parent.type === 'link') reportPlace(node, context)
      const name = buildName(node, node.name, {known, context, places})
      const since = sinceOf(node, node.name, known)
      const label = since === undefined || since === heading ? [] : badgeOf(since)
      parent.children.splice(index, 1, name, ...label)
      return index + 1 + label.length
    }
  })
  return {ids: [...places.keys()], linked: [...linked]}
}

/** `a :option b` is text, `:option[b]` is not. */
function isMeant({children, attributes}: TextDirective): boolean {
  return children.length > 0 || Object.keys(attributes ?? {}).length > 0
}

function buildBlock(node: LeafDirective, told: Told): RootContent[] | undefined {
  const {name, position} = node
  const {known, context} = told
  if (isTableDirective(name)) return buildFactTable[name](node, told)
  if (!isFactDirective(name)) return undefined
  if (node.children.length > 0) {
    report(context, node, {
      rule: 'bad-fact',
      message: `A directive with two colons cannot have a label: “${plainText(node)}”.`,
      hint: `Write ::${name}{…}, or :${name}[…]{…} inside a paragraph.`,
    })
  }
  const found = findFact(name, node.attributes ?? {}, known.facts)
  if ('id' in found) {
    return describeFact(found, known.facts).map(block => ({...block, position}))
  }
  report(context, node, found)
  return []
}

interface Names {
  readonly known: FactContext
  readonly context: Context
  /** The lines of the names that the page has so far, by their ids. */
  readonly places: Map<string, number>
}

function buildName(
  node: TextDirective,
  directive: FactDirective,
  {known, context, places}: Names,
): Link | InlineCode {
  const {position, attributes} = node
  const found = findFact(directive, attributes ?? {}, known.facts)
  const label = plainText(node).trim()
  if (!('id' in found)) {
    report(context, node, found)
    return {type: 'inlineCode', value: label, position}
  }
  const flag = directive === 'flag' ? attributes?.['name'] : undefined
  const id = flag ? slug(flag) : elementIdOf(found)
  const value = label || flag || found.name
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
  const data = {hProperties: {id, dataFact: found.id, ...parentOf(found.name, value)}}
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

function reportPlace(node: TextDirective, context: Context): void {
  report(context, node, {
    rule: 'bad-fact',
    message: 'A directive with an ID is not allowed in a heading or a link.',
    hint: `Write the name as code, and ::${node.name}{…} below the heading.`,
  })
}
