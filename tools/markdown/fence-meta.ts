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
  return [...(meta ?? '').matchAll(part)].map(
    ([text, ranges, name, double, single, bare = '']) => ({
      text,
      name,
      value: double ?? single ?? bare,
      ranges,
    }),
  )
}

/** Lines, an attribute, or anything else up to the next space. */
const part = /\{([\d\s,-]+)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+))(?![^\s{])|\S+/g
