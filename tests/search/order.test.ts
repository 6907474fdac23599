import {expect, test} from 'vitest'
import {createSearch} from '../../search/engine.ts'
import {parsePage} from '../../tools/markdown/parse-page.ts'
import {indexBodies, indexPages, noRules, page, type PageSource} from './searchable-site.ts'

const filler = Array.from({length: 12}, (_, at) => page(`filler-${at}.md`, `Filler ${at}`, 'Hay.'))

test.each<[what: string, query: string, pages: PageSource[], urls: string[]]>([
  [
    'a title in other words comes before an option that has the word as its name',
    'upgrade',
    [
      page('options.md', 'Options', '## http.upgrade', 'Upgrades the file.'),
      page('migrate.md', 'Migrate', 'To the next version.'),
    ],
    ['/migrate/'],
  ],
  [
    'a section of the archive comes after one that is up to date',
    'smaller widgets',
    ['blog/2020', 'guides'].map(name =>
      page(`${name}.md`, 'Title', '## Smaller widgets', 'They are smaller.'),
    ),
    ['/guides/#smaller-widgets', '/blog/2020/#smaller-widgets'],
  ],
  [
    'of two results with the same score, the one with the shorter title comes first',
    'shape',
    [
      page('a.md', 'A long title', '## Shape', 'It is round.'),
      page('b.md', 'A title', '## Shape', 'It is round.'),
    ],
    ['/b/#shape', '/a/#shape'],
  ],
  [
    'of two results with titles of the same length, the one of the lower URL comes first',
    'shape',
    ['b', 'a', 'c'].map(name => page(`${name}.md`, 'Title', '## Shape', 'It is round.')),
    ['/a/#shape', '/b/#shape', '/c/#shape'],
  ],
])('%s, in whatever order the site has its pages', async (_, query, pages, urls) => {
  for (const each of [pages, pages.toReversed()]) {
    const search = {...noRules, archive: ['blog']}
    const {read} = await indexPages([...each, ...filler], {search})
    const hits = await createSearch(read).search(query, urls.length)
    expect(hits.map(({url}) => url)).toEqual(urls)
  }
})

test('a heading of a README comes after others, unless the query names the package', async () => {
  const texts = [
    page('plugins/zip.md', 'zip-plugin', '## Widget options', 'All of them.'),
    page('widgets.md', 'Widgets', '## Options of a widget', 'Some of them.'),
    ...filler,
  ]
  const [readme, ...others] = texts.map(({path, text}) =>
    parsePage({path, text, size: text.length}),
  )
  const frontMatter = {...readme?.page.frontMatter, title: 'zip-plugin', package: 'zip-plugin'}
  const bodies = readme ? [{...readme, page: {...readme.page, frontMatter}}, ...others] : []
  const {search} = createSearch((await indexBodies(bodies)).read)
  const firstOf = async (query: string) => (await search(query, 1))[0]?.url
  expect(await firstOf('widget options')).toBe('/widgets/#options-of-a-widget')
  expect(await firstOf('zip-plugin widget options')).toBe('/plugins/zip/#widget-options')
})
