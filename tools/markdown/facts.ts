import {slug} from 'github-slugger'
import type {InlineCode, Link, Nodes, Root, RootContent} from 'mdast'
import type {LeafDirective, TextDirective} from 'mdast-util-directive'
import {SKIP, visit} from 'unist-util-visit'
import type {FactUse} from '../content/parsed-page.ts'
import {findFact, isFactDirective, type FactDirective} from '../facts/fact-directive.ts'
import {elementIdOf} from '../facts/fact-id.ts'
import type {Known} from '../facts/known.ts'
import {lineOf, report, type Context} from './context.ts'
import {buildCoverageTable} from './coverage-table.ts'
import {buildFactBlock} from './fact-block.ts'
import {plainText} from './headings.ts'

/**
 * Replaces `::option{path="output.path"}` and the like by what is known of it, and
 * `:option[path]{path="output.path"}` by its name, which can be linked; a flag has the id that a
 * heading of its name has, `--mode`. Returns the ids of the elements, which no heading may take.
 */
export function transformFacts(tree: Root, known: Known, context: Context): string[] {
  const places = new Map<string, number>()
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (node.type === 'leafDirective') {
      const block = buildBlock(node, known, context)
      if (block === undefined) return
      parent.children.splice(index, 1, ...block)
      return [SKIP, index + block.length]
    }
    if (node.type === 'textDirective' && isFactDirective(node.name) && isMeant(node)) {
      if (parent.type === 'heading' || parent.type === 'link') reportPlace(node, context)
      const name = buildName(node, node.name, {known, context, places})
      parent.children.splice(index, 1, name)
      return [SKIP, index + 1]
    }
  })
  return [...places.keys()]
}

/** The facts that a page shows, once its headings have their ids. */
export function collectFacts(tree: Root, context: Context): FactUse[] {
  const facts: FactUse[] = []
  let heading = ''
  visit(tree, node => {
    if (node.type === 'heading') heading = String(node.data?.hProperties?.['id'] ?? '')
    const id = factOf(node)
    if (id === undefined) return
    const own = node.data?.hProperties?.['id']
    const anchor = own === undefined ? heading : String(own)
    facts.push({id, anchor, line: lineOf(node, context)})
  })
  return facts
}

/** The id of the fact that a node shows. */
export function factOf({data}: Nodes): string | undefined {
  const id = data?.hProperties?.['dataFact']
  return typeof id === 'string' ? id : undefined
}

/** What a reader looks for of a fact within a text; a flag stands for an option, and is its own id. */
export function factName(fact: string, id: string): string {
  return id.startsWith('-') ? id : fact.slice(fact.indexOf(':') + 1)
}

/** `a :option b` is text, `:option[b]` is not. */
function isMeant({children, attributes}: TextDirective): boolean {
  return children.length > 0 || Object.keys(attributes ?? {}).length > 0
}

function buildBlock(
  node: LeafDirective,
  known: Known,
  context: Context,
): RootContent[] | undefined {
  const {name, position} = node
  if (name === 'coverage') return buildCoverageTable(node, known, context)
  if (!isFactDirective(name)) return undefined
  if (node.children.length > 0) {
    report(context, node, {
      rule: 'bad-fact',
      message: `A block has no label: “${plainText(node)}”.`,
      hint: `Write ::${name}{…}, or :${name}[…]{…} within a text.`,
    })
  }
  const found = findFact(name, node.attributes ?? {}, known.facts)
  if ('id' in found) {
    return [{...buildFactBlock(found, known.facts.shortFlags.get(found.id)), position}]
  }
  report(context, node, found)
  return []
}

interface Names {
  readonly known: Known
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
      message: `#${id} is on line ${line} already.`,
      hint: `Write \`${value}\` here: one place of a page can be linked for it.`,
    })
    return {type: 'inlineCode', value, position}
  }
  places.set(id, lineOf(node, context))
  const data = {hProperties: {id, dataFact: found.id}}
  return {
    type: 'link',
    url: `#${id}`,
    data: {hProperties: {className: ['fact']}},
    children: [{type: 'inlineCode', value, data, position}],
    position,
  }
}

function reportPlace(node: TextDirective, context: Context): void {
  report(context, node, {
    rule: 'bad-fact',
    message: 'A name that can be linked cannot stand in a heading or a link.',
    hint: `Write the name as code, and ::${node.name}{…} below the heading.`,
  })
}
