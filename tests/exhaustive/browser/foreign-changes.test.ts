import {describe, expect, test} from 'vitest'
import {scrollWindow, takenOver, useSite, type OpenPage} from '../../browser/browser.ts'
import {answerImages, openSidebarItem} from '../../browser/screens.ts'

const site = useSite('screens')

/** Adds an element to each part of the document, as extensions do. */
const addElements = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('header, nav, main, article, h1, footer')) {
      const added = Object.assign(document.createElement('span'), {className: 'added'})
      part.prepend(added)
    }
  })
}

/** Puts all text into elements, as translators do. */
const translate = () => {
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('AppRoot')
    if (!root) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const {parentNode} = text
      const font = document.createElement('font')
      font.textContent = `¡${text.textContent}!`
      parentNode?.replaceChild(font, text)
    }
  })
}

function count(page: OpenPage, selector: string): Promise<number> {
  return page.locator(selector).count()
}

describe('a document that a tool of the reader has changed', () => {
  test('keeps the added elements while the app starts, and is used as before', async () => {
    const page = await site.open('/guides/everything/', {init: addElements})
    const added = await count(page, '.added')
    await takenOver(page)
    expect(await count(page, '.added')).toBe(added)

    await scrollWindow(page, 400)
    const toggle = page.getByRole('button', {name: 'Headings of Next'})
    await openSidebarItem(page)
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await toggle.evaluate(button => button === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    expect(page.errors).toEqual([])
  })

  test('stays translated until the reader opens another page', async () => {
    const page = await site.open('/guides/everything/', {init: translate})
    const texts = await count(page, 'font')
    await takenOver(page)
    await scrollWindow(page, 400)
    expect(await count(page, 'font')).toBe(texts)
    expect(await page.locator('h1').textContent()).toBe('¡Everything!')

    await page.locator('[data-testid="sidebar-item-title"][href="/guides/next/"]').click()
    await page.getByRole('heading', {level: 1, name: 'Next', exact: true}).waitFor()
    expect(await page.title()).toMatch(/^Next/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(page.requests).not.toContain('/guides/next/')
    expect(page.errors).toEqual([])
  })

  test('shows the tool of its page and the sponsors', async () => {
    const explorer = await site.open('/configuration/explorer/', {init: addElements})
    await explorer.getByRole('searchbox').waitFor()
    expect(explorer.errors).toEqual([])

    const home = await site.open('/', {init: addElements, prepare: answerImages})
    const added = await count(home, '.added')
    await takenOver(home)
    expect(await count(home, '.added')).toBe(added)
    await home.locator('#sponsors').evaluate(element => element.scrollIntoView())
    await home.getByText('As of March 31, 2020').waitFor()
    expect(home.errors).toEqual([])
  })
})

describe('the app', () => {
  test('starts in the same document after an answer that it could not use', async () => {
    let isBroken = true
    site.intercept = ({url}, response) => {
      if (!isBroken || url !== '/data/v1/nav.json') return false
      response.writeHead(200, {'content-type': 'application/json'}).end('{}')
      return true
    }
    const page = await site.open('/guides/everything/')
    await page.waitForFunction(() => document.documentElement.classList.contains('ready'))
    const use = () =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('pointermove'))
        return document.documentElement.classList.contains('started')
      })
    const [failure] = await Promise.all([page.waitForResponse(/nav\.json$/), use()])
    await failure.finished()
    isBroken = false
    await expect.poll(use).toBe(true) // signs of use count again, a while after the failure
    expect(page.requests.filter(url => url === '/guides/everything/')).toHaveLength(1)
    expect(page.errors).toEqual([])
  })
})
