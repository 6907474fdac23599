import type {Blockquote, Code, RootContent} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import {buildDiv, buildLabel} from './build-nodes.ts'
import {report, type Context} from './context.ts'
import {dropAttributes, parseFenceMeta} from './fence-meta.ts'
import {plainText} from './headings.ts'

/**
 * Alternatives that are shown one at a time:
 *
 *     :::tabs{sync=package-manager}
 *     ~~~bash title="npm"
 *     npm install webpack
 *     ~~~
 *     :::
 *
 * Each fence is a tab and its title the label; `:::tab[Label]` is a tab with any content. Without
 * scripts and without our styles, the tabs are a list of titled blocks.
 */
export function buildTabs(node: ContainerDirective, context: Context): Blockquote {
  const tabs = node.children.flatMap(child => {
    const tab = child.type === 'code' ? buildFence(child) : buildPanel(child)
    if (tab) return [tab]
    report(context, child, {
      rule: 'bad-tabs',
      message: 'Only fences with a title and :::tab[Label] are allowed in :::tabs.',
      hint: 'Add title="…" to a fence. It becomes the label of the tab. Put anything else into :::tab[Label].',
    })
    return []
  })
  return {...buildTabGroup(tabs, node.attributes?.['sync']), position: node.position}
}

/** Tabs side by side; those that are named alike are switched together. */
export function buildTabGroup(children: Blockquote[], sync?: string | null): Blockquote {
  return buildDiv({className: ['tabs'], ...(sync != null && {dataSync: sync})}, children)
}

/** A piece of code under its label. */
export function buildTab(label: string, code: Code): Blockquote {
  return buildLabeled(label, [{...code, meta: dropAttributes(code.meta, ['title'])}])
}

function buildFence(code: Code): Blockquote | undefined {
  const {title} = parseFenceMeta(code.meta)
  return title === undefined ? undefined : buildTab(title, code)
}

function buildPanel(node: RootContent): Blockquote | undefined {
  if (node.type !== 'containerDirective' || node.name !== 'tab') return undefined
  const [label, ...content] = node.children
  if (label?.type !== 'paragraph' || label.data?.directiveLabel !== true) return undefined
  return buildLabeled(plainText(label), content)
}

function buildLabeled(label: string, content: Blockquote['children']): Blockquote {
  return buildDiv({className: ['tab']}, [buildLabel('tab-label', label), ...content])
}
