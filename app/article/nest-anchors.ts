import type {Anchor} from '#contract/tree.ts'

/** A heading with its subheadings, and a label without what its parents already say. */
export interface NestedAnchor {
  readonly id: string
  readonly label: string
  readonly children: readonly NestedAnchor[]
}

/** Whether a page has enough headings for “On this page”. */
export function hasContents(anchors: readonly Anchor[]): boolean {
  return anchors.length > 1
}

/**
 * Nests headings of level 3 below the preceding heading of level 2; without one, they stay at the
 * top. On the page Output, `output.path` gets the label `path`, at both levels; on the page Dev Server,
 * `devServer.port` gets the label `port`.
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
    const prefix = `${parent.replaceAll(' ', '')}.`.toLowerCase()
    const isBelow = title.length > prefix.length && title.toLowerCase().startsWith(prefix)
    if (isBelow) return title.slice(prefix.length)
  }
  return title
}
