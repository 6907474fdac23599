import type {Root, Definition, Paragraph, Parents} from 'mdast'
import {alertKinds, buildAlert} from './build-nodes.ts'
import {checkFences} from './check-fence.ts'
import {checkTables} from './check-tables.ts'
import {report, type Context} from './context.ts'
import type {Dialect} from './dialect.ts'
import {transformMdx} from './mdx.ts'
import {walkType, walk} from './walk.ts'

/**
 * Replaces references, JSX, HTML and alerts with standard nodes, so that later transforms don't
 * have to handle them.
 */
export function standardizeSyntax(body: Root, dialect: Dialect, context: Context): void {
  resolveReferences(body)
  checkReferences(body, context)
  if (dialect === 'mdx') transformMdx(body, context)
  rejectHtml(body, context)
  checkTables(body, context)
  checkFences(body, context)
  transformAlerts(body)
}

/** Removes comments. Any other HTML is an error, because it would not reach the page. */
function rejectHtml(tree: Root, context: Context): void {
  walkType(tree, 'html', (node, index, parent) => {
    if (!/^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(node.value)) {
      report(context, node, {
        rule: 'raw-html',
        message: `Raw HTML is not allowed: ${firstLine(node.value)}`,
        hint: 'Write it in Markdown. To show the characters, write them as `code`.',
      })
    }
    parent.children.splice(index, 1)
    trimAt(parent, index)
    return index
  })
}

/** Blanks next to a comment at the edge of a block would be at the edge of its text. */
function trimAt({children}: Parents, index: number): void {
  const [before, after] = [children[index - 1], children[index]]
  if (!after && before?.type === 'text') before.value = before.value.trimEnd()
  if (!before && after?.type === 'text') after.value = after.value.trimStart()
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1)
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** Replaces references with links and images, and drops the definitions. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  walkType(tree, 'definition', definition => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  walk(tree, (node, index, parent) => {
    if (node.type === 'definition') {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (definition === undefined) return
    const {url, title} = definition
    const {position} = node
    parent.children[index] =
      node.type === 'linkReference'
        ? {type: 'link', url, title, children: node.children, position}
        : {type: 'image', url, title, alt: node.alt, position}
  })
}

/** Reports references without a definition, such as `[^1]` and `[text][name]`: readers see the brackets. */
function checkReferences(tree: Root, context: Context): void {
  walkType(tree, 'text', node => {
    for (const [reference] of node.value.matchAll(/\[\^[^\][\s]+\]|\[[^\][]+\]\[[^\][]*\]/g)) {
      report(context, node, {
        rule: 'undefined-reference',
        severity: 'warning',
        message: `“${reference}” refers to nothing, and is shown with its brackets.`,
        hint: `Define it in a line that begins with “${definitionOf(reference)}”, or write it as code.`,
      })
    }
  })
}

/** `[text][name]` → `[name]:` */
function definitionOf(reference: string): string {
  return `${/\[[^\][]+\](?=(?:\[\])?$)/.exec(reference)?.[0] ?? reference}:`
}

/** Turns quotes that begin with a line such as `[!TIP]` into asides. */
export function transformAlerts(tree: Root): void {
  walkType(tree, 'blockquote', quote => {
    const [first, ...rest] = quote.children
    const text = first?.type === 'paragraph' ? first.children[0] : undefined
    if (first?.type !== 'paragraph' || text?.type !== 'text') return

    const [marker = '', name] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
    const kind = alertKinds.find(known => known === name?.toLowerCase())
    if (kind === undefined) return

    text.value = text.value.slice(marker.length)
    const paragraph = withoutEmptyStart(first)
    Object.assign(quote, buildAlert(kind, [...(paragraph ? [paragraph] : []), ...rest]))
  })
}

function withoutEmptyStart(paragraph: Paragraph): Paragraph | undefined {
  const [first, ...rest] = paragraph.children
  const isEmpty = first?.type === 'text' && first.value === ''
  const children = isEmpty ? rest.slice(rest[0]?.type === 'break' ? 1 : 0) : paragraph.children
  return children.length > 0 ? {...paragraph, children} : undefined
}
