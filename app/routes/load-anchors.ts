import type {NavPage, NavSection} from '#contract/nav.ts'
import type {Anchor, DirectoryNode, PageNode} from '#contract/tree.ts'
import type {AppContext} from './app-context.ts'

/**
 * The headings of a page that is not shown. Those of a whole section come in one file, which is
 * asked for once.
 */
export async function loadAnchors(
  {url, path}: NavPage,
  {api, site}: AppContext,
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
