/** The attributes after the language of a fence. */
export interface FenceMeta {
  title?: string
  /** Numbers of the lines to highlight, counted from 1. */
  lines: ReadonlySet<number>
  /** All other attributes, such as `check="config"`. */
  attributes: ReadonlyMap<string, string>
}

/** `title="webpack.config.js" {1,3-5} check=config` → its parts. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes = new Map<string, string>()
  const lines = new Set<number>()
  for (const match of (meta ?? '').matchAll(/\{([\d\s,-]+)\}|([\w-]+)=(?:"([^"]*)"|([^\s"]+))/g)) {
    const [, ranges, name, quoted, bare = ''] = match
    if (name !== undefined) attributes.set(name, quoted ?? bare)
    for (const range of ranges?.split(',') ?? []) {
      const [first = 0, last = first] = range.split('-').map(Number)
      for (let line = first; line <= Math.min(last, first + 9999); line++) lines.add(line)
    }
  }
  const title = attributes.get('title')
  attributes.delete('title')
  return {...(title !== undefined && {title}), lines, attributes}
}
