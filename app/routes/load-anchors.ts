import type {NavPage, NavSection} from '#contract/nav.ts'
import type {Anchor, DirectoryNode, PageNode} from '#contract/tree.ts'
import type {Api} from '../loading/api.ts'
import {recoverIfOutdated} from '../release/follow-release.ts'
import type {CurrentSite} from '../links/site-map.ts'

interface AnchorSource {
  readonly api: Api
  readonly site: CurrentSite
}

/** The headings of another page than the current one; a newer release may have missing ones. */
export function loadAnchors(page: NavPage, source: AnchorSource): Promise<readonly Anchor[]> {
  return recoverIfOutdated(readAnchors(page, source))
}

/** The headings of a complete section are in one file, which is requested once. */
async function readAnchors(
  {url, path}: NavPage,
  {api, site}: AnchorSource,
): Promise<readonly Anchor[]> {
  const section = site.map.section(url)
  if (!section) return (await api.page(path)).anchors
  const tree = sections.get(section) ?? api.section(section.name)
  sections.set(section, tree)
  try {
    return findPage(await tree, path)?.anchors ?? []
  } catch (error) {
    sections.delete(section) // request it again next time
    throw error
  }
}

const sections = new WeakMap<NavSection, Promise<DirectoryNode>>()

function findPage(directory: DirectoryNode, path: string): PageNode | undefined {
  for (const child of directory.children) {
    const found = child.type === 'directory' ? findPage(child, path) : child
    if (found?.path === path) return found
  }
  return undefined
}
