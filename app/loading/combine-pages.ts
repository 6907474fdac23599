import type {ListItem} from 'mdast'
import type {Body, BodyContent} from '#contract/mdast.ts'
import type {Page} from '#contract/page.ts'

/**
 * Several pages as one document, after a list of their titles: each title is a heading of level 1
 * and each heading one level lower; ids are made unique by the page's URL, and links between the
 * pages lead to them.
 */
export function combinePages(pages: readonly Page[]): Body {
  const urls = new Set<string>(pages.map(page => page.url))
  const children = pages.flatMap(({title, url, body}): BodyContent[] => [
    {
      type: 'heading',
      depth: 1,
      data: {hProperties: {id: idOf(url)}},
      children: [{type: 'text', value: title}],
    },
    ...body.children.map(node => moveNode(node, url, urls)),
  ])
  return {type: 'root', children: [...listTitles(pages), ...children]}
}

function listTitles(pages: readonly Page[]): BodyContent[] {
  const label: BodyContent = {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: 'Contents'}]}],
  }
  const items = pages.map(({title, url}): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [{type: 'link', url: `#${idOf(url)}`, children: [{type: 'text', value: title}]}],
      },
    ],
  }))
  return [label, {type: 'list', ordered: false, spread: false, children: items}]
}

/** `/guides/caching/` → `guides-caching`; with a hash, that is appended behind two hyphens. */
function idOf(url: string, hash = ''): string {
  const page = url.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-')
  return hash === '' ? page : `${page}--${hash}`
}

function moveNode<T extends BodyContent>(node: T, url: string, urls: ReadonlySet<string>): T {
  const copy: T = {...node}
  if (copy.type === 'heading') copy.depth = lower(copy.depth)
  const id = copy.data?.hProperties?.['id']
  if (id != null) {
    copy.data = {...copy.data, hProperties: {...copy.data?.hProperties, id: idOf(url, String(id))}}
  }
  if (copy.type === 'link') copy.url = moveLink(copy.url, url, urls)
  if (copy.type === 'footnoteDefinition' || copy.type === 'footnoteReference') {
    copy.identifier = `${idOf(url)}-${copy.identifier}`
  }
  if ('children' in copy) moveChildren(copy, url, urls)
  return copy
}

function moveChildren(
  node: {children: BodyContent[]},
  url: string,
  urls: ReadonlySet<string>,
): void {
  node.children = node.children.map(child => moveNode(child, url, urls))
}

function moveLink(target: string, url: string, urls: ReadonlySet<string>): string {
  const [path = '', hash = ''] = target.split('#', 2)
  const page = path === '' ? url : path
  return urls.has(page) ? `#${idOf(page, hash)}` : target
}

function lower(depth: 1 | 2 | 3 | 4 | 5 | 6): 2 | 3 | 4 | 5 | 6 {
  const depths = [2, 2, 3, 4, 5, 6, 6] as const
  return depths[depth]
}
