import {describe, expect, test} from 'vitest'
import {Sidebar} from '../../../app/ui/sidebar.tsx'
import {find, findAll, showStatic, texts, useRoot} from '../dom.ts'
import {pageOf, siteOf} from '../../tools/some-site.ts'

const places = [
  {name: 'mode', group: 'Start', line: 1},
  {name: 'output', group: 'Output', line: 1},
  {name: 'output-code', group: 'Output', parent: 'output', line: 1},
  {name: 'html', group: 'Output', line: 1},
]

const {nav} = siteOf([
  pageOf('configuration/index.md', {title: 'Configuration'}, {places}),
  pageOf('configuration/mode.md', {title: 'Mode'}),
  pageOf('configuration/output.md', {title: 'Output'}),
  pageOf('configuration/output-code.md', {title: 'Output: Code', label: 'Code'}),
  pageOf('configuration/html.md', {title: 'HTML'}),
  pageOf('loaders/index.md', {title: 'Loaders'}),
  readmeOf('loaders/css-loader.md', 'css-loader'),
  pageOf('plugins/index.md', {title: 'Plugins'}),
  pageOf('plugins/banner-plugin.md', {title: 'BannerPlugin'}),
  readmeOf('plugins/html-plugin.md', 'html-plugin'),
])

function readmeOf(path: string, name: string) {
  return pageOf(path, {title: name}, {frontMatter: {title: name, package: name}})
}

function sidebarOf(url: string, {sections} = nav) {
  const section = sections.find(({url: start}) => url.startsWith(start))
  return (
    <Sidebar
      title="Pages"
      pages={section?.pages ?? []}
      current={url}
      anchors={[]}
      loadAnchors={async () => []}
      versions={[]}
    />
  )
}

/** Headings of groups, with their pages if they are open; nested pages are indented. */
function outline(): string[] {
  return findAll('nav > ul > li').flatMap(item => {
    const [heading] = item.querySelectorAll('summary')
    if (!heading) return [item.textContent]
    if (!item.querySelector('details')?.open) return [`+ ${heading.textContent}`]
    const links = [...item.querySelectorAll('a')].map(link =>
      link.closest('ul')?.closest('li ul ul') ? `    ${link.textContent}` : `  ${link.textContent}`,
    )
    return [`- ${heading.textContent}`, ...links]
  })
}

describe('the groups of the sidebar', () => {
  const render = useRoot()

  test.each([
    [
      '/configuration/output-code/',
      ['Configuration', '+ Start', '- Output', '  Output', '    Code', '  HTML'],
    ],
    ['/configuration/', ['Configuration', '- Start', '  Mode', '+ Output']],
  ] as const)(
    'are headings that open without a script; the one of the page is open, or the first on the index: %s',
    (url, expected) => {
      showStatic(sidebarOf(url))
      expect(outline()).toEqual(expected)
      document.body.innerHTML = '<div id="root"></div>'
    },
  )

  test('open for the page that the reader goes to, and stay open', () => {
    render(sidebarOf('/configuration/mode/'))
    expect(outline()).toContain('+ Output')
    render(sidebarOf('/configuration/html/'))
    expect(outline().filter(entry => /^[+-]/.test(entry))).toEqual(['- Start', '- Output'])
    find<HTMLDetailsElement>('details:last-of-type').open = false
    render(sidebarOf('/configuration/html/'))
    expect(outline().filter(entry => /^[+-]/.test(entry))).toEqual(['+ Start', '- Output'])
  })
})

test.each([
  ['/plugins/', ['npm']],
  ['/loaders/', []],
])('packages are marked where other pages are not READMEs: %s', (url, marks) => {
  showStatic(sidebarOf(url))
  expect(texts('small')).toEqual(marks)
})

test('a section of hundreds of pages is listed on its index, and on other pages only near them', () => {
  const large = siteOf([
    pageOf('blog/index.md', {title: 'Blog'}),
    ...Array.from({length: 300}, (_, index) => {
      return pageOf(`blog/post-${100 + index}.md`, {title: `Post ${100 + index}`})
    }),
  ])
  const list = (url: string) => {
    showStatic(sidebarOf(url, large.nav))
    return findAll('nav a').map(link => link.textContent)
  }
  expect(list('/blog/')).toHaveLength(301)
  const near = list('/blog/post-250/')
  expect(near).toHaveLength(83)
  expect(near).toEqual(expect.arrayContaining(['Blog', 'Post 210', 'Post 290', 'All 301 pages']))
  expect(find('nav a[aria-current]').textContent).toBe('Post 250')
  expect(find<HTMLAnchorElement>('nav li:last-child > a').pathname).toBe('/blog/')
})
