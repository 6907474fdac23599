import type {Body, BodyContent} from '#contract/mdast.ts'
import type {Page} from '#contract/page.ts'

/** The parts of a page that a printable section contains. */
export type PrintablePart = Pick<Page, 'title' | 'url' | 'body'>

/**
 * Several pages as one document: each title is a heading of level 1, above the headings of its page,
 * which begin at level 2; ids are made unique by the page's URL, and links between the pages lead to them.
 */
export function combinePages(pages: readonly PrintablePart[]): Body {
  const urls = new Set<string>(pages.map(page => page.url))
  const children = pages.flatMap(({title, url, body}): BodyContent[] => [
    {
      type: 'heading',
      depth: 1,
      data: {hProperties: {id: printedId(url)}},
      children: [{type: 'text', value: title}],
    },
    ...body.children.map(node => moveNode(node, url, urls)),
  ])
  return {type: 'root', children}
}

/** `/guides/caching/` → `guides-caching`; with a hash, that is appended behind two hyphens. */
export function printedId(url: string, hash = ''): string {
  const page = url.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-')
  return hash === '' ? page : `${page}--${hash}`
}

function moveNode<T extends BodyContent>(node: T, url: string, urls: ReadonlySet<string>): T {
  const copy: T = {...node}
  const id = copy.data?.hProperties?.['id']
  if (id != null) {
    copy.data = {
      ...copy.data,
      hProperties: {...copy.data?.hProperties, id: printedId(url, String(id))},
    }
  }
  if (copy.type === 'link') copy.url = moveLink(copy.url, url, urls)
  if (copy.type === 'footnoteDefinition' || copy.type === 'footnoteReference') {
    copy.identifier = `${printedId(url)}-${copy.identifier}`
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
  return urls.has(page) ? `#${printedId(page, hash)}` : target
}
