import type {Root} from 'mdast'
import {buildAlert, type AlertKind} from './build-nodes.ts'
import {report, type Context} from './context.ts'
import {buildComponent, type Jsx, toPhrasing, wrapPhrasing} from './mdx-components.ts'
import {walk, walkType} from './walk.ts'

/**
 * Turns what `.mdx` has beyond Markdown into standard nodes: ESM and expressions are dropped,
 * known components are mapped, and unknown ones are replaced by their children.
 */
export function transformMdx(tree: Root, context: Context): void {
  walk(tree, (node, index, parent) => {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      reportAttributes(node, context)
      const known = buildComponent(node)
      if (known === undefined) reportUnknown(node, context)
      const nodes = known ?? node.children
      const isFlow = node.type === 'mdxJsxFlowElement'
      parent.children.splice(
        index,
        1,
        ...(isFlow ? wrapPhrasing(nodes) : nodes.flatMap(toPhrasing)),
      )
      return index // its children are visited in their new place
    }
  })
  transformMarkedParagraphs(tree)
}

/** Attributes with scripts or styles are dropped. */
function reportAttributes(node: Jsx, context: Context): void {
  for (const item of node.attributes) {
    const name = item.type === 'mdxJsxAttribute' ? item.name : '{...}'
    if (!/^(?:\{|on|style$|srcdoc$|formaction$|dangerouslySetInnerHTML$)/i.test(name)) continue
    report(context, node, {
      rule: 'raw-html',
      severity: 'warning',
      message: `The attribute ${name} of <${node.name ?? ''}> is left out.`,
      hint: 'Remove it, and use Markdown instead.',
    })
  }
}

function reportUnknown(node: Jsx, context: Context): void {
  report(context, node, {
    rule: 'unknown-component',
    severity: 'warning',
    message: `There is no component <${node.name}>. Only its content is shown.`,
    hint: 'Write it in Markdown.',
  })
}

/** `W> text`, `T> text` and `?> text` are asides; each line of the paragraph may have the mark. */
function transformMarkedParagraphs(tree: Root): void {
  walkType(tree, 'paragraph', (paragraph, index, parent) => {
    const [first] = paragraph.children
    if (first?.type !== 'text') return
    const mark = /^([WT?])> ?/.exec(first.value)
    const kind = kindOfMark[mark?.[1] ?? '']
    if (kind === undefined) return
    for (const child of paragraph.children) {
      if (child.type === 'text') child.value = child.value.replaceAll(/^[WT?]> ?/gm, '')
    }
    parent.children.splice(index, 1, buildAlert(kind, [paragraph]))
    return index + 1
  })
}

const kindOfMark: Readonly<Record<string, AlertKind>> = {W: 'warning', T: 'tip', '?': 'note'}
