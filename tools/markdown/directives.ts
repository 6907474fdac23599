import type {PhrasingContent, Root, RootContent} from 'mdast'
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive'
import type {PackageList} from '../examples/example.ts'
import {nearest} from '../issues/nearest-names.ts'
import {factDirectives} from '../facts/fact-directive.ts'
import {containerBlocks, leafBlocks} from './blocks.ts'
import {buildBadge} from './build-nodes.ts'
import {report, type Context} from './context.ts'
import {buildFilled} from './filled-text.ts'
import {buildIcon, iconNames} from './icons.ts'
import {walk} from './walk.ts'

/** A body, and the documented packages. */
interface Source {
  readonly text: string
  readonly packages: PackageList
}

/**
 * `:badge[…]`, `:icon[…]`, `:::tabs` and `:::columns` become standard nodes. Any other text directive
 * was meant as text (`node:fs`, `10:30`); any other block is a mistake.
 */
export function transformDirectives(tree: Root, {text, packages}: Source, context: Context): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'textDirective') {
      const inline = buildFilled(node, packages, context) ?? buildInline(node, text, context)
      parent.children.splice(index, 1, ...inline)
      return index // its label is visited in its new place
    }
    const block = node.type === 'containerDirective' && containerBlocks.get(node.name)
    if (block) {
      reportAttributes(node, block.attributes, context)
      parent.children.splice(index, 1, block.build(node, context))
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

function buildInline(node: TextDirective, source: string, context: Context): PhrasingContent[] {
  if (node.name === 'badge') {
    reportAttributes(node, [], context)
    return [buildBadge(node.children)]
  }
  const [label] = node.name === 'icon' ? node.children : []
  if (label?.type !== 'text') return asText(node, source)
  const icon = buildIcon(label.value)
  if (icon) return [icon]
  report(context, node, {
    rule: 'unknown-icon',
    message: `There is no icon “${label.value}”.`,
    hint: `Known icons: ${iconNames.join(', ')}.`,
  })
  return []
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
  const written = [
    ...[...containerBlocks.keys()].map(name => `:::${name}`),
    ':badge',
    ':icon',
    ...[...leafBlocks.keys(), ...Object.keys(factDirectives)].map(name => `::${name}`),
  ]
  const near = nearest(node.name, written.map(nameOf))
  report(context, node, {
    rule: 'unknown-directive',
    message: `There is no directive ${marker}${node.name}.`,
    hint:
      near === undefined
        ? `Known directives: ${written.join(', ')}.`
        : `Did you mean ${written.find(each => nameOf(each) === near)}?`,
  })
}

function nameOf(written: string): string {
  return written.replace(/^:+/, '')
}
