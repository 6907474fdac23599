import type {Blockquote, Heading, List, Nodes, Paragraph, Root, RootContent} from 'mdast'
import {alertKinds, buildAlert, type AlertKind} from '../markdown/build-nodes.ts'
import {plainText} from '../markdown/headings.ts'
import {tidyCode} from './tidy-code.ts'
import {walk, walkType} from '../markdown/walk.ts'

/** Removals from a README, counted by kind. */
export type Dropped = Map<string, number>

/**
 * Turns a README into a page: without its title and its table of contents, which the site shows
 * itself, with headings from level 2 on, and with titled code and asides like those of other pages.
 */
export function tidyReadme(tree: Root, names: readonly string[], dropped: Dropped): void {
  dropTitles(tree, names)
  dropContents(tree, dropped)
  dropEmptySections(tree)
  levelHeadings(tree)
  tidyCode(tree)
  replaceMarkedQuotes(tree)
}

/** Drops headings with the name of the package, and the first heading if it is the only one of level 1. */
function dropTitles(tree: Root, names: readonly string[]): void {
  const own = new Set(names.map(lettersOf))
  const isTitle = (node: RootContent) =>
    node.type === 'heading' && node.depth === 1 && own.has(lettersOf(plainText(node)))
  tree.children = tree.children.filter(node => !isTitle(node))
  const headings = tree.children.filter(node => node.type === 'heading')
  const [first, ...others] = headings
  if (first?.depth === 1 && others.every(({depth}) => depth > 1)) {
    tree.children = tree.children.filter(node => node !== first)
  }
}

/** `HTML Webpack Plugin` → `htmlwebpackplugin`. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Drops lists of nothing but links to headings, before the first heading or under one that says so.
 */
function dropContents(tree: Root, dropped: Dropped): void {
  let heading: Heading | undefined
  tree.children = tree.children.filter(node => {
    if (node.type === 'heading') heading = node
    if (node.type !== 'list') return true
    const isAnnounced =
      heading && /^(?:table of )?contents?$|^toc$/i.test(plainText(heading).trim())
    if ((heading && !isAnnounced) || !isContents(node)) return true
    dropped.set('tables of contents', 1)
    return false
  })
}

function isContents(list: List): boolean {
  let links = 0
  let others = 0
  let items = 0
  walk(list, node => {
    if (node.type === 'listItem') items++
    if (node.type === 'link' && node.url.startsWith('#')) links++
    else if (node.type === 'link' || node.type === 'code') others++
  })
  return links >= 3 && links >= items && others === 0
}

/** Drops headings whose sections are empty, for example because their images were removed. */
function dropEmptySections(tree: Root): void {
  for (let index = tree.children.length - 1; index >= 0; index--) {
    const node = tree.children[index]
    const next = tree.children[index + 1]
    if (node?.type !== 'heading') continue
    const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
    if (isEmpty) tree.children.splice(index, 1)
  }
}

/** The levels begin at 2, and none is skipped: `h1 h3 h1 h2` → `h2 h3 h2 h3`. */
function levelHeadings(tree: Root): void {
  const open: number[] = []
  walkType(tree, 'heading', heading => {
    while ((open.at(-1) ?? 0) >= heading.depth) open.pop()
    open.push(heading.depth)
    heading.depth = depths[open.length - 1] ?? 6
  })
}

const depths: ReadonlyArray<Heading['depth']> = [2, 3, 4, 5, 6]

/** `> **Warning** text`, as GitHub had it once, is an aside; each such mark begins another. */
function replaceMarkedQuotes(tree: Root): void {
  walkType(tree, 'blockquote', (quote, index, parent) => {
    if (quote.data || !kindOf(quote.children[0])) return
    const asides: Blockquote[] = []
    for (const child of quote.children) {
      const kind = kindOf(child)
      if (kind) asides.push(buildAlert(kind, []))
      const rest = kind && child.type === 'paragraph' ? withoutMark(child) : child
      if (rest) asides.at(-1)?.children.push(rest)
    }
    const filled = asides.filter(({children}) => children.length > 1) // more than its title
    parent.children.splice(index, 1, ...filled)
    return index // visits their children in the new place
  })
}

function kindOf(node: Nodes | undefined): AlertKind | undefined {
  const first = node?.type === 'paragraph' ? node.children[0] : undefined
  if (first?.type !== 'strong') return undefined
  const name = plainText(first).trim().replace(/:$/, '').toLowerCase()
  return alertKinds.find(kind => kind === name)
}

function withoutMark(paragraph: Paragraph): Paragraph | undefined {
  const [, next, ...others] = paragraph.children
  if (next === undefined) return undefined
  const text = next.type === 'text' ? next.value.replace(/^[\s:]+/, '') : undefined
  const rest = text === undefined ? [next] : text === '' ? [] : [{...next, value: text}]
  const children = next.type === 'break' ? others : [...rest, ...others]
  return children.length > 0 ? {...paragraph, children} : undefined
}
