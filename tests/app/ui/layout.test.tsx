import {afterEach, describe, expect, test} from 'vitest'
import {find, findAll, links, showStatic, texts} from '../dom.ts'
import {frameOf} from '../frame.tsx'
import {nav} from '../small-nav.ts'

function show(pathname: string): void {
  showStatic(frameOf(pathname))
  if (!hasScripts) return
  for (const element of findAll('noscript')) element.replaceChildren()
}

/** Browsers with scripts don't parse what is in `noscript`. */
let hasScripts = true
afterEach(() => void (hasScripts = true))

/** The sub-navigation, which pages outside of the documentation don't have. */
const SECTIONS = '[data-testid="sub-navigation"]'

describe('the header', () => {
  test('links to the home page, the parts of the site, other sites of webpack and other languages', () => {
    show('/concepts/')
    expect(links('header a')).toEqual([
      ['webpack', '/'],
      ['Documentation', '/concepts/'],
      ...(nav.tools ?? []).map(({title, url}) => [title, url]),
      ['Contribute', '/contribute/'],
      ['Blog', '/blog/'],
      ...nav.external.map(({title, url}) => [title, url]),
      ['English', 'https://webpack.js.org/concepts/'],
      ['中文', 'https://webpack.docschina.org/concepts/'],
      ['한국어', 'https://webpack.kr/concepts/'],
    ])
  })

  test.each([
    [[], ['/', '/license/', '/nowhere/']],
    [['Documentation'], ['/api/', '/configuration/output/', '/guides/printable/', '/errors/']],
    [['Documentation'], ['/concepts/', '/loaders/', '/migrate/', '/plugins/']],
    [['Contribute'], ['/contribute/']],
    [['Blog'], ['/blog/', '/blog/2020-01-01-first/']],
  ])('marks the part of the site, and has sub-navigation in one: %j for %j', (expected, paths) => {
    for (const path of paths) {
      show(path)
      const marked = texts('nav[aria-label="Site"] a[aria-current]')
      const home = find('header a[href="/"]').getAttribute('aria-current')
      const hasSections = findAll(SECTIONS).length > 0
      expect({path, marked, home, hasSections}).toEqual({
        path,
        marked: expected,
        home: path === '/' ? 'page' : null,
        hasSections: expected.includes('Documentation'),
      })
    }
  })
})

test('the menu of tools works without scripts, marks the tool that is shown and closes like other drop-downs', () => {
  show('/glossary/')
  expect(texts('header details[data-drop-down] > summary')).toEqual(['Tools'])
  expect(texts('header [data-active] [aria-current]')).toEqual(['Word List'])
  show('/configuration/mode/')
  expect(texts('header details [aria-current]')).toEqual(['Mode Chooser'])
  expect(findAll('header [data-active]'), 'which belongs to the documentation').toEqual([])
})

test('the menu without scripts leads to all sections and to the pages of the one that is shown', () => {
  hasScripts = false
  show('/configuration/output/')
  const names = ['Home', 'The plugins', 'Output', 'License']
  expect(texts('header noscript nav a')).toEqual(expect.arrayContaining(names))
  expect(texts('noscript nav a[aria-current]')).toEqual(['The configuration', 'Output'])
  const version = ['webpack 4', 'https://v4.webpack.js.org']
  expect(links('noscript details > * > ul a')).toContainEqual(version)
})

test('the sub-navigation leads to every section of the documentation and marks the section that is shown', () => {
  show('/configuration/output/')
  const sections = nav.header[0]?.sections ?? []
  expect(sections).toHaveLength(9)
  expect(links(`${SECTIONS} a`)).toEqual(sections.map(({title, url}) => [title, url]))
  expect(texts(`${SECTIONS} a[aria-current]`)).toEqual(['Configuration'])
  show('/plugins/')
  expect(texts(`${SECTIONS} a[aria-current]`)).toEqual(['Plugins'])
})

test('the footer has the links that the settings list, in this order', () => {
  show('/license/')
  expect(nav.footer.length).toBeGreaterThan(10)
  expect(links('footer a')).toEqual(nav.footer.map(({title, url}) => [title, url]))
})
