import {describe, expect, test} from 'vitest'
import {Trail} from '../../../app/ui/trail.tsx'
import {attributes, showStatic, texts} from '../dom.ts'
import {pageOf, siteOf} from '../../tools/some-site.ts'

const places = [
  {name: 'hooks', group: 'Plugins', line: 1},
  {name: 'hooks-code', group: 'Plugins', parent: 'hooks', line: 1},
]

const {nav, metas} = siteOf([
  pageOf('license.md', {title: 'License'}),
  pageOf('guides/index.md', {title: 'Guides'}),
  pageOf('guides/caching.md', {title: 'Caching', group: 'Production'}),
  pageOf('guides/shimming.md', {title: 'Shimming'}),
  pageOf('api/index.md', {title: 'API'}, {places}),
  pageOf('api/hooks.md', {title: 'All Hooks'}),
  pageOf('api/hooks-code.md', {title: 'Code'}),
])

function show(path: string): void {
  const page = metas.get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  const section = nav.sections.find(({url}) => page.url.startsWith(url))
  showStatic(<Trail page={page} section={section} />)
}

describe('the trail above a title', () => {
  test.each([
    ['guides/caching.md', 'Guides›Production', ['/guides/']],
    ['guides/shimming.md', 'Guides', ['/guides/']],
    ['api/hooks-code.md', 'API›All Hooks', ['/api/', '/api/hooks/']],
  ])('links the section, and the page above or names the group: %s', (path, text, links) => {
    show(path)
    expect(document.body.textContent).toBe(text)
    expect(attributes('href', 'a')).toEqual(links)
    expect(texts('[aria-hidden]')).toEqual([...text].filter(character => character === '›'))
  })

  test.each(['guides/index.md', 'license.md'])('is left out where it says nothing: %s', path => {
    show(path)
    expect(document.body.innerHTML).toBe('')
  })
})
