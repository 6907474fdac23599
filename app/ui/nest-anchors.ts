import type {Anchor} from '#contract/tree.ts'

/** A heading with those below it, and with a name as short as its place allows. */
export interface NestedAnchor {
  readonly id: string
  readonly label: string
  readonly children: readonly NestedAnchor[]
}

/**
 * Puts headings of level 3 below the one of level 2 before them; one that has none before it
 * stands alone. On the page Output, `output.path` is labelled `path`, and so on below, also where
 * a heading that is no option stands between.
 */
export function nestAnchors(anchors: readonly Anchor[], pageTitle: string): NestedAnchor[] {
  const nested: Array<{id: string; label: string; children: NestedAnchor[]}> = []
  let parent: Anchor | undefined
  for (const anchor of anchors) {
    if (anchor.level === 3 && parent) {
      const label = labelOf(anchor.title, parent.title, pageTitle)
      nested.at(-1)?.children.push({id: anchor.id, label, children: []})
    } else {
      if (anchor.level === 2) parent = anchor
      nested.push({id: anchor.id, label: labelOf(anchor.title, pageTitle), children: []})
    }
  }
  return nested
}

function labelOf(title: string, ...parents: readonly string[]): string {
  for (const parent of parents) {
    const prefix = `${parent}.`.toLowerCase()
    const isBelow = title.length > prefix.length && title.toLowerCase().startsWith(prefix)
    if (isBelow) return title.slice(prefix.length)
  }
  return title
}
