import type {Root} from 'mdast'
import {parseByDefinition} from './dialect.ts'
import {walkType} from './walk.ts'

/** The attributes after the language of a fence. */
export interface FenceMeta {
  title?: string
  /** Numbers of the lines to highlight, counted from 1. */
  lines: ReadonlySet<number>
  /** All other attributes, such as `check="config"`. */
  attributes: ReadonlyMap<string, string>
  /** Words that are neither lines nor attributes. */
  others: readonly string[]
}

/** `title="webpack.config.js" {1,3-5} check=config` → its parts. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes = new Map<string, string>()
  const lines = new Set<number>()
  const others: string[] = []
  for (const {text, name, value, ranges} of splitParts(meta)) {
    if (name !== undefined) attributes.set(name, value)
    else if (ranges === undefined) others.push(text)
    for (const range of ranges?.split(',') ?? []) {
      const [first = 0, last = first] = range.split('-').map(Number)
      for (let line = first; line <= Math.min(last, first + 9999); line++) lines.add(line)
    }
  }
  const title = attributes.get('title')
  attributes.delete('title')
  return {...(title !== undefined && {title}), lines, attributes, others}
}

/** Removes attributes: `title="a.js" {2} check=config` without `check` → `title="a.js" {2}`. */
export function dropAttributes(
  meta: string | null | undefined,
  names: readonly string[],
): string | null | undefined {
  if (meta == null) return meta
  const kept = splitParts(meta).filter(({name}) => name === undefined || !names.includes(name))
  return kept.length > 0 ? kept.map(({text}) => text).join(' ') : null
}

interface Part {
  readonly text: string
  readonly name?: string | undefined
  readonly value: string
  readonly ranges?: string | undefined
}

function splitParts(meta: string | null | undefined): Part[] {
  return [...(meta ?? '').matchAll(part)].map(match => {
    const [text, ranges, name, double, single, bare = ''] = match
    const value = (double ?? single ?? bare).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    return {text, name, value, ranges}
  })
}

/** Lines, an attribute, or anything else up to the next space. */
const part =
  /\{([\d\s,-]+)\}|([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"'{]+))(?![^\s{])|\S+/g

/**
 * Reads the attributes of fences from the source, because parsers resolve the escapes in them:
 * `title="\"a\".js"` becomes `title='"a".js'`.
 */
export function readEscapes(tree: Root, source: string): void {
  walkType(tree, 'code', code => {
    if (!code.meta || !code.position) return
    const {start, end} = code.position
    const [line = ''] = source.slice(start.offset, end.offset).split('\n', 1)
    if (!line.includes('\\')) return
    const [fence] = parseByDefinition(line.replaceAll('\\', '\\\\'), 'readme').children
    if (fence?.type === 'code') code.meta = splitParts(fence.meta).map(withoutEscapes).join(' ')
  })
}

/** The same attribute without backslashes, if there are quotes that its value does not contain. */
function withoutEscapes({text, name, value}: Part): string {
  const forms = [`${name}="${value}"`, `${name}='${value}'`]
  const isSame = (form: string) => {
    const [only, ...more] = splitParts(form)
    return more.length === 0 && only?.name === name && only?.value === value
  }
  return (name !== undefined && forms.find(isSame)) || text
}
