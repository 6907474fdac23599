import type {Blockquote, Paragraph, Root} from 'mdast'
import {walkType} from './walk.ts'

const kinds = ['tip', 'note', 'important', 'warning', 'caution'] as const
export type AlertKind = (typeof kinds)[number]

/** Turns quotes that begin with a line such as `[!TIP]` into asides. */
export function transformAlerts(tree: Root): void {
  walkType(tree, 'blockquote', quote => {
    const [first, ...rest] = quote.children
    const text = first?.type === 'paragraph' ? first.children[0] : undefined
    if (first?.type !== 'paragraph' || text?.type !== 'text') return

    const [marker = '', name] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? []
    const kind = kinds.find(known => known === name?.toLowerCase())
    if (kind === undefined) return

    text.value = text.value.slice(marker.length)
    const paragraph = withoutEmptyStart(first)
    Object.assign(quote, buildAlert(kind, [...(paragraph ? [paragraph] : []), ...rest]))
  })
}

/** An aside: a `div` with the role of a note, whose first paragraph names its kind. */
export function buildAlert(kind: AlertKind, children: Blockquote['children']): Blockquote {
  const title: Paragraph = {
    type: 'paragraph',
    data: {hProperties: {className: ['alert-title']}},
    children: [{type: 'text', value: kind.charAt(0).toUpperCase() + kind.slice(1)}],
  }
  return {
    type: 'blockquote',
    data: {
      hName: 'div',
      hProperties: {className: ['alert', `alert-${kind}`], role: 'note'},
    },
    children: [title, ...children],
  }
}

function withoutEmptyStart(paragraph: Paragraph): Paragraph | undefined {
  const [first, ...rest] = paragraph.children
  const isEmpty = first?.type === 'text' && first.value === ''
  const children = isEmpty ? rest.slice(rest[0]?.type === 'break' ? 1 : 0) : paragraph.children
  return children.length > 0 ? {...paragraph, children} : undefined
}
