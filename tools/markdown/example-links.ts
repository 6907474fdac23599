import type {Nodes, Paragraph, Root} from 'mdast'
import {endpoints} from '#contract/endpoints.ts'
import type {Example, Examples, PackageList} from '../examples/example.ts'
import {buildExampleZip} from '../examples/example-zip.ts'
import {isRunnable} from '../examples/runnable-example.ts'
import {hasClass} from './build-nodes.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walk, walkType} from './walk.ts'

const CLASS = 'download'

/** Fences with files of an example, or with the output of its build. */
const shownBy = new Set(['build', 'emitted', 'output'])

/**
 * Adds a link to the zip of each example below the first fence that shows it, or below the tabs or
 * columns around the fence, and marks the fences that the playground can run. Returns the names of
 * the linked examples.
 */
export function linkExamples(body: Root, examples: Examples, packages: PackageList): string[] {
  markRunnable(body, examples, packages)
  const linked = new Set<string>()
  walk(body, (node, index, parent) => {
    if (node.type !== 'code' && !isGroup(node)) return
    const fresh = [...examplesIn(node, examples)].filter(({name}) => !linked.has(name))
    for (const {name} of fresh) linked.add(name)
    const links = fresh.map(example => buildLink(example, packages))
    parent.children.splice(index + 1, 0, ...links)
    return index + 1 + links.length
  })
  return [...linked]
}

/**
 * Marks the fences that get a button: the first file under each heading that belongs to an example
 * which the playground can build.
 */
function markRunnable(body: Root, examples: Examples, packages: PackageList): void {
  const marked = new Set<string>()
  walk(body, node => {
    if (node.type === 'heading') marked.clear()
    if (node.type !== 'code') return
    const {attributes} = parseFenceMeta(node.meta)
    const example = examples.get(attributes.get('example') ?? '')
    if (attributes.get('check') !== 'build' || !example || !isRunnable(example, packages)) return
    if (marked.has(example.name)) return
    marked.add(example.name)
    node.data = {...node.data, hProperties: {...node.data?.hProperties, dataRun: example.name}}
  })
}

/** Whether a node is the link to a zip: no part of the text. */
export function isDownload(node: Nodes): boolean {
  return hasClass(node, CLASS)
}

/** Blocks that are side by side: the link comes after all of them. Tabs with more than code have their own. */
function isGroup(node: Nodes): boolean {
  if (node.type !== 'blockquote') return false
  if (hasClass(node, 'columns')) return true
  const isFence = (tab: Nodes) => 'children' in tab && tab.children.at(-1)?.type === 'code'
  return hasClass(node, 'tabs') && node.children.every(isFence)
}

function examplesIn(node: Nodes, examples: Examples): Set<Example> {
  const shown = new Set<Example>()
  const root: Nodes = node.type === 'code' ? {type: 'root', children: [node]} : node
  walkType(root, 'code', ({meta}) => {
    const {attributes} = parseFenceMeta(meta)
    const example = examples.get(attributes.get('example') ?? '')
    if (example && !example.fails && shownBy.has(attributes.get('check') ?? '')) shown.add(example)
  })
  return shown
}

function buildLink(example: Example, packages: PackageList): Paragraph {
  const size = Math.ceil(buildExampleZip(example, packages).length / 1000)
  const label = `Download this example (zip, ${size} KB)`
  return {
    type: 'paragraph',
    data: {hProperties: {className: [CLASS]}},
    children: [
      {
        type: 'link',
        url: `/${endpoints.example(example.name)}`,
        children: [{type: 'text', value: label}],
      },
    ],
  }
}
