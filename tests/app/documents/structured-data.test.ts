import {describe, expect, test} from 'vitest'
import {buildStructuredData} from '../../../app/documents/structured-data.ts'
import {pageOf, siteOf} from '../../tools/some-site.ts'

const settings = {title: 'Small', url: 'https://example.org', description: 'What the site is.'}

const places = [
  {name: 'hooks', group: 'Plugins', line: 1},
  {name: 'code', group: 'Plugins', parent: 'hooks', line: 1},
]

const {nav, metas} = siteOf(
  [
    pageOf('index.md', {title: 'Home'}),
    pageOf('license.md', {title: 'License'}),
    pageOf('guides/index.md', {title: 'Guides'}),
    pageOf('api/index.md', {title: 'API'}, {places}),
    pageOf('api/hooks.md', {title: 'Hooks'}),
    pageOf('api/code.md', {title: 'Code'}),
    pageOf('guides/caching.md', {title: 'Caching', description: 'How to cache.'}),
    pageOf('blog/2020-02-29-leap.md', {title: 'Leap'}),
    pageOf('blog/2020-03-01-late.md', {title: 'Late', updated: '2020-05-01'}),
  ],
  {settings},
)

/** The data of a page, with the URLs relative to the site. */
function dataOf(path: string): string {
  const meta = metas.get(path)
  if (!meta) throw new Error(`There is no page ${path}`)
  return JSON.stringify(buildStructuredData(meta, nav)).replaceAll('https://example.org', '')
}

describe('the structured data of a page', () => {
  test('describes the page and names its site', () => {
    expect(JSON.parse(dataOf('guides/caching.md'))).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'Caching',
          description: 'How to cache.',
          url: '/guides/caching/',
          inLanguage: 'en',
          isPartOf: {'@type': 'WebSite', name: 'Small', url: '/'},
        },
        {'@type': 'BreadcrumbList'},
      ],
    })
  })

  test.each([
    ['guides/caching.md', ['1 Small /', '2 Guides /guides/', '3 Caching /guides/caching/']],
    ['guides/index.md', ['1 Small /', '2 Guides /guides/']],
    ['api/code.md', ['1 Small /', '2 API /api/', '3 Hooks /api/hooks/', '4 Code /api/code/']],
  ])('leads from the home page to the page: %s', (path, levels) => {
    const items = dataOf(path).matchAll(/"position":(\d),"name":"(.*?)","item":"(.*?)"/g)
    expect([...items].map(([, ...level]) => level.join(' '))).toEqual(levels)
  })

  test.each([
    ['guides/caching.md', null],
    ['blog/2020-02-29-leap.md', ['Published":"2020-02-29', 'Modified":"2020-02-29']],
    ['blog/2020-03-01-late.md', ['Published":"2020-03-01', 'Modified":"2020-05-01']],
  ])('has dates only where the content has them: %s', (path, dates) => {
    expect(dataOf(path).match(/(?<="date)\w+":"[\d-]+/g)).toEqual(dates)
  })

  test('describes the site on the home page, with the URL of its search', () => {
    expect(JSON.parse(dataOf('index.md'))).toMatchObject({
      '@type': 'WebSite',
      name: 'Small',
      url: '/',
      description: 'What the site is.',
      potentialAction: {
        '@type': 'SearchAction',
        target: {urlTemplate: '/?q={search_term_string}'},
        'query-input': 'required name=search_term_string',
      },
    })
  })
})
