import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, describe, expect, test} from 'vitest'
import {frameOf} from '../frame.tsx'

function show(pathname: string): void {
  document.body.innerHTML = renderToStaticMarkup(frameOf(pathname))
  if (!hasScripts) return
  for (const element of document.querySelectorAll('noscript')) element.replaceChildren()
}

/** Browsers with scripts don't parse what is in `noscript`. */
let hasScripts = true
afterEach(() => void (hasScripts = true))

/** Names and addresses of links. */
function linksIn(selector: string): Array<string | null>[] {
  return [...document.querySelectorAll(`${selector} a`)].map(link => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])
}

/** The links that are marked as those of what is shown. */
function markedIn(selector: string): string[] {
  return [...document.querySelectorAll(`${selector} a[aria-current]`)].map(
    ({textContent}) => textContent,
  )
}

describe('the header', () => {
  test('links to the home page, the parts of the site, other sites of webpack and other languages', () => {
    show('/concepts/')
    expect(linksIn('header')).toEqual([
      ['webpack', '/'],
      ['Documentation', '/concepts/'],
      ['Contribute', '/contribute/'],
      ['Blog', '/blog/'],
      ['webpack on GitHub', 'https://github.com/webpack/webpack'],
      ['webpack on X', 'https://x.com/webpack'],
      ['webpack on Stack Overflow', 'https://stackoverflow.com/questions/tagged/webpack'],
      ['English', 'https://webpack.js.org/concepts/'],
      ['中文', 'https://webpack.docschina.org/concepts/'],
      ['한국어', 'https://webpack.kr/concepts/'],
    ])
  })

  test.each([
    ['/', []],
    ['/license/', []],
    ['/nowhere/', []],
    ['/api/', ['Documentation']],
    ['/concepts/', ['Documentation']],
    ['/configuration/', ['Documentation']],
    ['/configuration/output/', ['Documentation']],
    ['/errors/', ['Documentation']],
    ['/guides/', ['Documentation']],
    ['/guides/printable/', ['Documentation']],
    ['/loaders/', ['Documentation']],
    ['/migrate/', ['Documentation']],
    ['/plugins/', ['Documentation']],
    ['/contribute/', ['Contribute']],
    ['/blog/', ['Blog']],
    ['/blog/2020-01-01-first/', ['Blog']],
  ])('marks the part of the site to which %s belongs: %j', (path, expected) => {
    show(path)
    expect(markedIn('nav[aria-label="Site"]')).toEqual(expected)
    const home = document.querySelector('header a[href="/"]')
    expect(home?.getAttribute('aria-current')).toBe(path === '/' ? 'page' : null)
  })

  test('lists the languages, each marked as such, behind a button', () => {
    show('/concepts/')
    const languages = [...document.querySelectorAll('#AppLanguages a')].map(link => [
      link.textContent,
      link.getAttribute('lang'),
      link.getAttribute('hreflang'),
    ])
    expect(languages).toEqual([
      ['English', 'en', 'en'],
      ['中文', 'zh', 'zh'],
      ['한국어', 'ko', 'ko'],
    ])
    const button = document.querySelector('button[aria-label="Select language"]')
    expect(button?.getAttribute('aria-controls')).toBe('AppLanguages')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the menu without scripts', () => {
  test('leads to all sections and to the pages of the one that is shown', () => {
    hasScripts = false
    show('/configuration/output/')
    const links = linksIn('header noscript nav').map(([name]) => name)
    expect(links).toEqual(expect.arrayContaining(['Home', 'The plugins', 'Output', 'License']))
    expect(markedIn('noscript nav')).toEqual(['The configuration', 'Output'])
    expect(linksIn('noscript details > * > ul')).toContainEqual([
      'webpack 4',
      'https://v4.webpack.js.org',
    ])
  })
})

describe('the sub-navigation', () => {
  const navigation = '[data-testid="sub-navigation"]'

  test('leads to every section of the documentation and marks the section that is shown', () => {
    show('/configuration/output/')
    expect(linksIn(navigation)).toEqual([
      ['Guides', '/guides/'],
      ['Concepts', '/concepts/'],
      ['Configuration', '/configuration/'],
      ['Loaders', '/loaders/'],
      ['Plugins', '/plugins/'],
      ['API', '/api/'],
      ['Errors', '/errors/'],
      ['Migrate', '/migrate/'],
      ['Extend', '/extend/'],
    ])
    expect(markedIn(navigation)).toEqual(['Configuration'])
    show('/plugins/')
    expect(markedIn(navigation)).toEqual(['Plugins'])
  })

  test.each(['/', '/license/', '/nowhere/', '/contribute/', '/blog/'])(
    'is missing on %s, outside of the documentation',
    path => {
      show(path)
      expect(document.querySelector(navigation)).toBeNull()
    },
  )
})

describe('the footer', () => {
  test('has the links that the settings list, in this order', () => {
    show('/license/')
    expect(linksIn('footer')).toEqual([
      ['Get Started', '/guides/getting-started/'],
      ['Comparison', '/comparison/'],
      ['Awesome webpack', '/awesome-webpack/'],
      ['Glossary', '/glossary/'],
      ['Coverage', '/coverage/'],
      ['Branding', '/branding/'],
      ['License', '/license/'],
      ['Privacy Policy', 'https://privacy-policy.openjsf.org/'],
      ['Swag Store', 'https://webpack.threadless.com/'],
      ['Discord', 'https://discord.com/invite/webpack'],
      ['Changelog', 'https://github.com/webpack/webpack/releases'],
      ['Report a bug', 'https://github.com/webpack/webpack.js.org/issues'],
    ])
  })
})
