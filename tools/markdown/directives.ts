import type {
  BlockContent,
  Blockquote,
  Code,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive'
import {nearest} from '../content/nearest-names.ts'
import {factDirectives} from '../facts/fact-directive.ts'
import {buildBadge} from './build-nodes.ts'
import {report, type Context} from './context.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walk} from './walk.ts'

/**
 * `:badge[…]`, `:::tabs` and `:::columns` become standard nodes. Any other text directive was meant as text
 * (`node:fs`, `10:30`); any other block is a mistake.
 */
export function transformDirectives(tree: Root, source: string, context: Context): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      const isBadge = node.name === 'badge'
      if (isBadge) reportAttributes(node, [], context)
      const nodes = isBadge ? [buildBadge(node.children)] : asText(node, source)
      parent.children.splice(index, 1, ...nodes)
      return index // its label is visited in its new place
    }
    if (node.type === 'containerDirective' && node.name === 'tabs') {
      reportAttributes(node, ['sync'], context)
      parent.children.splice(index, 1, buildTabs(node, context))
      return index
    }
    if (node.type === 'containerDirective' && node.name === 'columns') {
      reportAttributes(node, [], context)
      parent.children.splice(index, 1, buildColumns(node))
      return index
    }
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      reportUnknown(node, context)
      // Its content stays, so that the issues in it are reported as well.
      const held: RootContent[] =
        node.type === 'leafDirective'
          ? [{type: 'paragraph', children: node.children}]
          : node.children
      parent.children.splice(index, 1, ...held)
      return index
    }
  })
}

/** The source of the directive: the marker, the label with its brackets, the attributes. */
function asText(node: TextDirective, source: string): PhrasingContent[] {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  const first = node.children[0]?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset
  if (first === undefined || last === undefined) {
    return [{type: 'text', value: source.slice(start, end), position: node.position}]
  }
  return [
    {type: 'text', value: source.slice(start, first)},
    ...node.children,
    {type: 'text', value: source.slice(last, end)},
  ]
}

/**
 * Alternatives that are shown one at a time:
 *
 *     :::tabs{sync=package-manager}
 *     ~~~bash title="npm"
 *     npm install webpack
 *     ~~~
 *     :::
 *
 * Each fence is a tab and its title the label. Without scripts and without our styles, the tabs
 * are a list of titled code blocks.
 */
function buildTabs(node: ContainerDirective, context: Context): Blockquote {
  const tabs = node.children.flatMap(child => {
    const label = child.type === 'code' ? parseFenceMeta(child.meta).title : undefined
    if (child.type === 'code' && label !== undefined) return [buildTab(label, child)]
    report(context, child, {
      rule: 'bad-tabs',
      message: 'Only fences with a title are allowed in :::tabs.',
      hint: 'Add title="…" to the fence. It becomes the label of the tab.',
    })
    return []
  })
  return {...buildTabGroup(tabs, node.attributes?.['sync']), position: node.position}
}

/** Tabs side by side; those that are named alike are switched together. */
export function buildTabGroup(children: Blockquote[], sync?: string | null): Blockquote {
  return {
    type: 'blockquote',
    data: {
      hName: 'div',
      hProperties: {className: ['tabs'], ...(sync != null && {dataSync: sync})},
    },
    children,
  }
}

/** Blocks that are side by side on wide screens. */
function buildColumns({children, position}: ContainerDirective): Blockquote {
  return {
    type: 'blockquote',
    data: {hName: 'div', hProperties: {className: ['columns']}},
    children,
    position,
  }
}

/** A piece of code under its label. */
export function buildTab(label: string, code: Code): Blockquote {
  const caption: Paragraph = {
    type: 'paragraph',
    data: {hProperties: {className: ['tab-label']}},
    children: [{type: 'text', value: label}],
  }
  const meta = code.meta?.replace(/\s*title="[^"]*"/, '').trim()
  const content: BlockContent = {...code, meta: meta === '' ? null : meta}
  return {
    type: 'blockquote',
    data: {hName: 'div', hProperties: {className: ['tab']}},
    children: [caption, content],
  }
}

function reportAttributes(
  node: TextDirective | ContainerDirective,
  known: readonly string[],
  context: Context,
): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (known.includes(name)) continue
    const message = `“${node.name}” has no attribute “${name}”.`
    const hint = known.length > 0 ? `Known: ${known.join(', ')}.` : 'Remove the braces.'
    report(context, node, {rule: 'unknown-attribute', message, hint})
  }
}

function reportUnknown(node: ContainerDirective | LeafDirective, context: Context): void {
  const marker = node.type === 'leafDirective' ? '::' : ':::'
  const markers: Readonly<Record<string, string>> = {
    tabs: ':::',
    columns: ':::',
    badge: ':',
    coverage: '::',
    flags: '::',
    ...Object.fromEntries(Object.keys(factDirectives).map(name => [name, '::'])),
  }
  const near = nearest(node.name, Object.keys(markers))
  report(context, node, {
    rule: 'unknown-directive',
    message: `There is no directive ${marker}${node.name}.`,
    hint:
      near === undefined
        ? `Known are ${Object.keys(markers)
            .map(name => markers[name] + name)
            .join(', ')}.`
        : `Did you mean ${markers[near]}${near}?`,
  })
}
