import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast'
import type {Dropped} from './tidy-readme.ts'

/**
 * Images of other hosts are not shown. Badges, logos, portraits and tracking pixels are removed; any
 * other image becomes a link.
 */
export function replaceImages(tree: Root, dropped: Dropped): void {
  const state: State = {dropped, hasBegun: false}
  tree.children = tree.children.flatMap((node): RootContent[] =>
    node.type === 'element' ? replaceIn(node, state, false) : [node],
  )
}

interface State {
  readonly dropped: Dropped
  /** Whether text has begun. Images above it are decoration. */
  hasBegun: boolean
}

function replaceIn(node: Element, state: State, isLinked: boolean): ElementContent[] {
  if (node.tagName === 'img') return replaceImage(node, state, isLinked)
  const before = countDropped(state)
  const isLink = node.tagName === 'a'
  node.children = node.children.flatMap(child => {
    if (child.type === 'element') return replaceIn(child, state, isLinked || isLink)
    if (isText(child) && !isLinked && !isLink && !/^h\d$/.test(node.tagName)) state.hasBegun = true
    return [child]
  })
  if (countDropped(state) === before) return [node]
  const rest = node.children.map(textOf).join('').trim()
  if (rest === '' && isLink) return []
  // “Chat: [badge]” is useless without its badge.
  if (node.tagName === 'p' && rest.endsWith(':')) node.children = []
  return [node]
}

function replaceImage({properties}: Element, state: State, isLinked: boolean): ElementContent[] {
  const src = String(properties.src ?? '')
  const alt = String(properties.alt ?? '').trim()
  const isTiny = [properties.width, properties.height].some(size => Number(size ?? 100) <= 2)
  if (src === '' || alt === '' || isTiny || !state.hasBegun || decoration.test(`${src} ${alt}`)) {
    state.dropped.set('images', countDropped(state) + 1)
    return []
  }
  const text: ElementContent = {type: 'text', value: alt}
  if (isLinked) return [text]
  return [{type: 'element', tagName: 'a', properties: {href: src}, children: [text]}]
}

const decoration =
  /shields\.io|badgen|badge|codecov|coveralls|travis-ci|circleci|packagephobia|gitter|snyk\.io|nodei\.co|david-dm|opencollective|\blogos?\b|icon-square/i

function countDropped({dropped}: State): number {
  return dropped.get('images') ?? 0
}

function isText(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() !== ''
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
