import {expect, test} from 'vitest'
import {createSearch} from '../../search/engine.ts'
import {parsePage} from '../../tools/markdown/parse-page.ts'
import {indexBodies, indexPages, type PageSource} from './searchable-site.ts'

function page(path: string, title: string, ...text: string[]): PageSource {
  return {path, text: `---\ntitle: ${title}\n---\n${text.join('\n\n')}`}
}

const noRules = {synonyms: {}, reference: [], background: []}

async function urlsOf(
  query: string,
  pages: readonly PageSource[],
  rules: Partial<typeof noRules & {archive: string[]}> = {},
): Promise<string[]> {
  const {read} = await indexPages(pages, {search: {...noRules, ...rules}})
  return (await createSearch(read).search(query)).map(({url}) => url)
}

const filler = Array.from({length: 12}, (_, at) => page(`filler-${at}.md`, `Filler ${at}`, 'Hay.'))

test('a title in other words comes before an option that has the word as its name', async () => {
  const pages = [
    page('options.md', 'Options', '## http.upgrade', 'Upgrades the file.'),
    page('migrate.md', 'Migrate', 'To the next version.'),
    ...filler,
  ]
  expect((await urlsOf('upgrade', pages))[0]).toBe('/migrate/')
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

test('a section of the archive comes after one that is up to date', async () => {
  const pages = [
    page('blog/2020.md', 'Release', '## Smaller widgets', 'They are smaller.'),
    page('guides.md', 'Guides', '## Smaller widgets', 'They are smaller.'),
    ...filler,
  ]
  const [first] = await urlsOf('smaller widgets', pages, {archive: ['blog']})
  expect(first).toBe('/guides/#smaller-widgets')
})

test('of two results with the same score, the one with the shorter title comes first', async () => {
  const pages = [
    page('a.md', 'A long title', '## Shape', 'It is round.'),
    page('b.md', 'A title', '## Shape', 'It is round.'),
    ...filler,
  ]
  for (const each of [pages, pages.toReversed()]) {
    expect((await urlsOf('shape', each)).slice(0, 2)).toEqual(['/b/#shape', '/a/#shape'])
  }
})

test('of two results with titles of the same length, the one of the lower URL comes first', async () => {
  const pages = ['b', 'a', 'c'].map(name => page(`${name}.md`, 'Title', '## Shape', 'It is round.'))
  const urls = await urlsOf('shape', [...pages, ...filler])
  expect(urls.slice(0, 3)).toEqual(['/a/#shape', '/b/#shape', '/c/#shape'])
})
