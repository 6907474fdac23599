import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {Trail} from '../../../app/ui/trail.tsx'
import {pageOf, siteOf} from '../../tools/some-site.ts'

const {nav, metas} = siteOf([
  pageOf('license.md', {title: 'License'}),
  pageOf('guides/index.md', {title: 'Guides'}),
  pageOf('guides/caching.md', {title: 'Caching', group: 'Production'}),
  pageOf('guides/shimming.md', {title: 'Shimming'}),
])

function show(path: string): void {
  const page = metas.get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  const section = nav.sections.find(({url}) => page.url.startsWith(url))
  document.body.innerHTML = renderToStaticMarkup(<Trail page={page} section={section} />)
}

describe('the trail above a title', () => {
  test('links the section, and names the group', () => {
    show('guides/caching.md')
    expect(document.body.textContent).toBe('Guides›Production')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/guides/')
    expect(document.querySelector('[aria-hidden]')?.textContent).toBe('›')
  })

  test('is the section alone if the page has no group', () => {
    show('guides/shimming.md')
    expect(document.body.textContent).toBe('Guides›')
  })

  test.each(['guides/index.md', 'license.md'])('is left out where it says nothing: %s', path => {
    show(path)
    expect(document.body.innerHTML).toBe('')
  })
})
