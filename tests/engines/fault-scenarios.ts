import {expect} from 'vitest'
import {answerWith} from '../browser/page-parts.ts'
import type {Tab} from './engine.ts'
import {on, type Scenario} from './scenario.ts'
import {allIsStored, appStarts, isReady, see, shown, start} from './steps.ts'

const PAGE = '/guides/everything/'
const NEXT = '/guides/next/'

/** What goes wrong around a page, and what a reader still gets. */
export const faults = {
  'elements that an extension adds to the document stay': on('screens', async ({tab, site}) => {
    site.init = addElements
    await tab.open(`${site.url}${PAGE}`)
    const added = () => document.querySelectorAll('.added').length
    const count = await tab.evaluate(added)
    expect(count).toBeGreaterThan(5)
    await appStarts(tab)
    expect(await tab.evaluate(added)).toBe(count)
    await opensNext(tab)
    await tab.open(`${site.url}/configuration/explorer/`)
    const hasField = () => document.querySelector('main [type="search"]') !== null
    await see(tab, hasField).toBe(true)
  }),
  'a translated document stays translated until the next page': on(
    'screens',
    async ({tab, site}) => {
      site.init = translate
      await start(tab, `${site.url}${PAGE}`)
      expect(await tab.evaluate(() => document.querySelector('h1')?.textContent)).toBe(
        '¡Everything!',
      )
      await opensNext(tab)
    },
  ),
  'a browser whose clock jumps shows pages': on('screens', async ({tab, site}) => {
    site.init = () => {
      const now = Date.now
      let count = 0
      Date.now = () => now.call(Date) + (count++ % 2) * 3_600_000
    }
    await start(tab, `${site.url}${PAGE}`)
    await opensNext(tab)
  }),
  'the app starts after a navigation that it could not use': on('screens', async ({tab, site}) => {
    const asked = answerWith(site, /^\/data\/v1\/nav\.json$/, response => {
      site.intercept = undefined
      response.writeHead(200, {'Content-Type': 'application/json'}).end('{}')
    })
    await tab.open(`${site.url}${PAGE}`)
    await isReady(tab)
    await tab.evaluate(() => void document.dispatchEvent(new Event('pointermove')))
    await expect.poll(() => asked).toHaveLength(1)
    await expect
      .poll(async () => {
        await tab.press('Tab') // a sign of use
        return tab.evaluate(() => document.documentElement.classList.contains('started'))
      })
      .toBe(true)
    await opensNext(tab)
  }),
  'the playground says why it cannot run on a host that forbids frames': on(
    'content',
    async ({tab, site}) => {
      const headers = {'Content-Type': 'text/html', 'X-Frame-Options': 'DENY'}
      answerWith(site, /\/frame\.htm$/, response => response.writeHead(200, headers).end())
      await start(tab, `${site.url}/playground/`)
      await tab.click('[data-testid="playground-run"]')
      const status = () =>
        document.querySelector('[aria-label="Result"] [role="status"]')?.textContent
      await see(tab, status).toContain('headers that forbid frames')
    },
  ),
  'a part of the app is loaded again after what it imports was missing': on(
    'screens',
    async ({tab, site}) => {
      await tab.open(`${site.url}${PAGE}`)
      await isReady(tab)
      answerWith(site, /^\/assets\/chunk-/, response => response.writeHead(404).end())
      await tab.click('[data-search]')
      const alert = () => document.querySelector('[role="alert"]')?.textContent
      await see(tab, alert).toContain('Search could not be loaded.')
      site.intercept = undefined
      await tab.click('[role="alert"] button')
      const dialog = () => document.querySelector('.DocSearch-Modal') !== null
      await see(tab, dialog).toBe(true)
      await tab.evaluate(() => sessionStorage.removeItem('problems')) // the missing scripts
    },
  ),
  'a document without its styles can be read and used': on('screens', async ({tab, site}) => {
    site.init = () => {
      const remove = () =>
        document.querySelectorAll('style, [rel="stylesheet"]').forEach(it => it.remove())
      new MutationObserver(remove).observe(document, {childList: true, subtree: true})
    }
    await start(tab, `${site.url}${PAGE}`)
    expect(await tab.evaluate(() => document.styleSheets.length)).toBe(0)
    await opensNext(tab)
  }),
  'the search, which was not used before, finds pages after the server has stopped': on(
    'search',
    async ({tab, site}) => {
      await tab.open(`${site.url}/guides/`)
      await tab.evaluate(() => sessionStorage.setItem('first-page', '')) // a reader who stays
      await start(tab, `${site.url}/concepts/`)
      await allIsStored(tab)
      site.stop()
      await tab.press('/')
      await see(tab, () => document.activeElement?.getAttribute('role')).toBe('combobox')
      await tab.type('mooring mast')
      const hit = () => document.querySelector('[role="option"]')?.textContent
      await see(tab, hit).toContain('Mooring mast')
      await tab.press('Enter')
      await see(tab, shown).toMatchObject({h1: 'Zeppelins'})
      await tab.evaluate(() => sessionStorage.removeItem('problems')) // requests that fail as they must
    },
  ),
} as const satisfies Readonly<Record<string, Scenario>>

/** Follows a link in the sidebar within the same document. */
async function opensNext(tab: Tab): Promise<void> {
  await tab.evaluate(() => (document.body.dataset['same'] = 'yes'))
  await tab.click(`nav a[href="${NEXT}"]`)
  await see(tab, shown).toMatchObject({h1: 'Next'})
  await see(tab, text).toContain('Another part')
  expect(await tab.evaluate(() => document.body.dataset['same'])).toBe('yes')
}

function text(): string | null | undefined {
  return document.querySelector('.article')?.textContent
}

function addElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('header, nav, main, article, h1, footer')) {
      part.prepend(Object.assign(document.createElement('span'), {className: 'added'}))
    }
  })
}

function translate(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('AppRoot')
    const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const node of texts) {
      const font = document.createElement('font')
      font.textContent = `¡${node.textContent}!`
      node.parentNode?.replaceChild(font, node)
    }
  })
}
