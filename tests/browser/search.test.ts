import {describe, expect, test} from 'vitest'
import {isReady, useSite, type OpenPage} from './browser.ts'
import {answerWith, holdAnswers} from './page-parts.ts'
import {isSameDocument, openMarked, searchOf} from './search-steps.ts'

const site = useSite('search')

function focused(page: OpenPage): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.id ?? ''
  })
}

describe('the search', () => {
  test('is not loaded until the reader shows intent, asks no other host, marks what was found, selects the best result, and counts the results', async () => {
    const page = await openMarked(site, '/guides/')
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', event => {
        document.body.dataset['violation'] = event.type
      })
    })
    await page.waitForLoadState('networkidle')
    const isOfSearch = (url: string) => /search|algolia/.test(url)
    expect(page.requests.filter(isOfSearch)).toEqual([])
    const {button, input, hits, selected, status, dialog, closeWith} = searchOf(page)
    await button.hover()
    await expect.poll(() => page.requests.filter(isOfSearch).length).toBeGreaterThan(2)
    await button.click()
    expect(await input.getAttribute('aria-expanded')).toBe('false')
    await input.fill('zeppelin')
    await hits.first().waitFor()
    expect(await input.getAttribute('aria-expanded')).toBe('true')
    expect(await dialog.locator('[aria-controls]').count()).toBe(1)
    expect(await selected.locator('mark').first().innerText()).toMatch(/^zeppelin/i)
    expect(await selected.getAttribute('id')).toBe(await hits.first().getAttribute('id'))
    expect(await input.getAttribute('aria-activedescendant')).toBe(
      await selected.getAttribute('id'),
    )
    await page.keyboard.press('ArrowDown')
    const second = await hits.nth(1).getAttribute('id')
    await expect.poll(() => selected.getAttribute('id')).toBe(second)
    expect(await hits.nth(1).getAttribute('href')).toMatch(/^\/concepts\/zeppelins\//)

    await input.fill('quokka')
    await dialog.getByText('<img src=x onerror=alert(1)>').first().waitFor()
    await dialog.getByText('&amp; more').first().waitFor()
    expect(await dialog.locator('img, script, b b').count()).toBe(0)

    await input.fill('mooring mast')
    await expect.poll(() => status.textContent()).toMatch(/^\d+ results? for mooring mast$/)
    await input.fill('xyzzyplugh')
    await expect.poll(() => status.textContent()).toBe('No results for xyzzyplugh')
    await page.getByText('No results for "xyzzyplugh"').waitFor()
    const link = dialog.getByRole('link', {name: 'Report it'})
    expect(await link.getAttribute('href')).toBe('https://code.example/searched/issues')
    expect(await input.getAttribute('aria-expanded')).toBe('false')
    await closeWith('Escape')
    expect(await page.evaluate(() => document.body.dataset['violation'])).toBeUndefined()
    expect(page.requests.filter(url => /algolia|^http/.test(url))).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('opens with the query of a URL, such as one that a search engine made', async () => {
    const page = await site.open('/?q=zeppelin')
    const {input, hits} = searchOf(page)
    await hits.first().waitFor()
    expect(await input.inputValue()).toBe('zeppelin')
    expect(page.errors).toEqual([])
  })

  test('opens with its button and keys, closes with Escape, its keys and a click, and keeps the focus and the page behind it where they are', async () => {
    const page = await openMarked(site, '/concepts/zeppelins/')
    const {button, dialog, input, openWith, closeWith} = searchOf(page)
    for (const keys of ['Control+k', 'Meta+k', '/']) {
      await openWith(keys)
      await page.locator('[role="combobox"]:focus').waitFor()
      await closeWith('Escape')
    }

    await button.click()
    await input.waitFor()
    await closeWith('Escape')
    await expect.poll(() => focused(page)).toBe('Search')

    await openWith('Control+k')
    await closeWith('Control+k')
    await expect.poll(() => focused(page)).toBe('Search')

    await button.click()
    await page.mouse.click(5, 5)
    await dialog.waitFor({state: 'detached'})

    const link = page.getByRole('navigation', {name: 'Site'}).getByText('Concepts')
    await link.focus()
    await openWith('Control+k')
    for (const keys of [...Array.from({length: 8}, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(keys)
      const isOutside = await page.evaluate(() => {
        const {activeElement} = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await dialog.waitFor()
    await input.focus()
    await closeWith('Escape')
    await expect.poll(() => link.evaluate(it => it === document.activeElement)).toBe(true)

    const title = page.locator('main h1')
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 800})
      await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
      const before = await title.boundingBox()
      await openWith('Control+k')
      expect({width, title: await title.boundingBox()}).toEqual({width, title: before})
      await closeWith('Escape')
      expect({width, top: await page.evaluate(() => scrollY)}).toEqual({width, top: 700})
    }
    expect(page.errors).toEqual([])
  })

  test('leads to a section, of the shown page and of another, in the same document; lists recent results after a reload, and removes them when asked', async () => {
    const page = await openMarked(site, '/concepts/zeppelins/')
    const {button, input, hits, selected, dialog} = searchOf(page)
    await page.keyboard.press('Control+k')
    await input.fill('mooring mast')
    await hits.getByText('Mooring mast').first().click()
    await dialog.waitFor({state: 'detached'})
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    const target = page.locator('#mooring-mast')
    await expect.poll(async () => (await target.boundingBox())?.y ?? 1000).toBeLessThan(300)
    await page.getByRole('banner').getByRole('link', {name: 'Guides'}).click()
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
    await page.keyboard.press('Control+k')
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    await expect.poll(() => focused(page)).toBe('mooring-mast')
    await expect.poll(async () => (await target.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    expect((await target.boundingBox())?.y).toBeLessThan(300)
    await button.click()
    await input.fill('quokka')
    await selected.getByText('quokka').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/hostile/**')
    expect(await isSameDocument(page)).toBe(true)

    await page.reload()
    await isReady(page)
    await button.click()
    await selected.getByText('quokka').first().waitFor()
    expect(await hits.locator('mark').count()).toBe(0)
    expect(await hits.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')

    await button.click()
    await expect.poll(() => hits.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(() => hits.count()).toBe(1)
    await hits.getByText('Mooring mast').waitFor()
    expect(page.errors).toEqual([])
  })

  test('works on a phone by touch, without a hint for keys', async () => {
    const page = await openMarked(site, '/guides/', {
      viewport: {width: 390, height: 844},
      hasTouch: true,
      isMobile: true,
    })
    const {button, input, hits, dialog} = searchOf(page)
    const box = await button.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await button.tap()
    await dialog.getByRole('button', {name: 'Cancel'}).tap()
    await dialog.waitFor({state: 'detached'})
    await button.tap()
    await input.fill('mooring mast')
    await hits.getByText('Mooring mast').first().waitFor()
    expect(await dialog.getByText('Open with').isVisible()).toBe(false)
    await hits.getByText('Mooring mast').first().tap()
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('opens in the frame of the key, and keeps what is typed, pasted and selected until it is loaded', async () => {
    const page = await openMarked(site, '/guides/')
    await page.evaluate(() => {
      document.addEventListener('keydown', ({key}) => {
        if (key !== 'k') return
        requestAnimationFrame(() => {
          document.body.dataset['first'] = document.activeElement?.getAttribute('role') ?? ''
        })
      })
    })
    const release = holdAnswers(site, '/assets/prepare-search-')
    const {button, dialog, input, selected} = searchOf(page)
    await page.keyboard.press('Control+k')
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => page.locator('body').getAttribute('data-first')).toBe('combobox')
    await page.keyboard.type('moor')
    await page.keyboard.insertText('ing') // as a paste does, without keys
    await page.keyboard.press('Shift+ArrowLeft')
    const {x, y, height} = (await input.boundingBox()) ?? {}
    release()
    await dialog.locator('.DocSearch-Input').waitFor()
    expect(await input.inputValue()).toBe('mooring')
    expect(await focused(page)).toBe('Search')
    expect(
      await input.evaluate((it: HTMLInputElement) => [it.selectionStart, it.selectionEnd]),
    ).toEqual([6, 7])
    expect(await input.boundingBox()).toMatchObject({x, y, height})
    await selected.getByText('Mooring mast').waitFor()
    expect(await button.getAttribute('aria-busy')).toBe(null)
  })

  test('waits for an input method that composes text while it is loaded', async () => {
    const page = await openMarked(site, '/guides/')
    const release = holdAnswers(site, '/assets/prepare-search-')
    const {dialog, input, openWith} = searchOf(page)
    await openWith('Control+k')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.imeSetComposition', {
      text: 'もじ',
      selectionStart: 2,
      selectionEnd: 2,
    })
    const loaded = page.waitForResponse(/search-worker|prepare-search/)
    release()
    await loaded
    expect(await dialog.locator('.DocSearch-Input').count()).toBe(0)
    await devtools.send('Input.insertText', {text: '文字'})
    await dialog.locator('.DocSearch-Input').waitFor()
    expect(await input.inputValue()).toBe('文字')
  })

  test('can be closed while it is loaded, and then stays closed; offers frequent searches as long as its field is empty, before and after it is loaded', async () => {
    const page = await openMarked(site, '/guides/')
    const release = holdAnswers(site, '/assets/prepare-search-')
    const {button, dialog, input, openWith, closeWith} = searchOf(page)
    const offer = dialog.getByRole('button', {name: 'tree shaking'})
    for (const close of ['Escape', 'Control+k'] as const) {
      await openWith('Control+k')
      await offer.waitFor()
      await closeWith(close)
    }
    await openWith('Control+k')
    // The next key comes at once, and is not for the field that has just been closed.
    await Promise.all(['Escape', '/'].map(key => page.keyboard.press(key)))
    await input.waitFor()
    await closeWith('Escape')
    release()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe(null)
    expect(await dialog.count()).toBe(0)
    await page.keyboard.press('Control+k')
    await dialog.locator('.DocSearch-Input').waitFor()
    await offer.click()
    await expect.poll(() => input.inputValue()).toBe('tree shaking')
    expect(await input.evaluate(field => field === document.activeElement)).toBe(true)
    await dialog.getByText('No results for').waitFor()
    expect(await offer.isVisible()).toBe(false)
    await input.fill('')
    await offer.waitFor()
  })

  test('says that it or its index could not be loaded, and tries again when asked', async () => {
    const page = await openMarked(site, '/guides/')
    answerWith(site, /^\/assets\/prepare-search-/, response => response.writeHead(500).end())
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('alert')
    await alert.getByText('Search could not be loaded').waitFor()
    answerWith(site, /^\/data\/v1\/search\//, response => response.writeHead(500).end())
    await alert.getByRole('button', {name: 'Try again'}).click()
    const {input, dialog, selected, status} = searchOf(page)
    await alert.waitFor({state: 'detached'})
    await input.fill('mooring mast')
    await dialog.getByText('Search is not available right now').first().waitFor()
    await expect.poll(() => status.textContent()).toBe('Search is not available right now')
    site.intercept = undefined
    await dialog.getByRole('button', {name: 'Try again'}).click()
    await selected.getByText('Mooring mast').waitFor()
  })

  test('does not say that there are no results while it still waits for its index', async () => {
    const page = await openMarked(site, '/guides/')
    const start = holdAnswers(site, '/assets/prepare-search-')
    await page.keyboard.press('Control+k')
    const {input, selected, dialog} = searchOf(page)
    await input.fill('mooring mast') // before DocSearch takes over, which then begins with it
    start()
    const release = holdAnswers(site, '/data/v1/search/')
    const message = dialog.getByText('No results for')
    await message.waitFor({state: 'attached'})
    expect(await message.isVisible()).toBe(false)
    await dialog.locator('.DocSearch-LoadingIndicator').waitFor()
    expect(await message.isVisible()).toBe(false)
    release()
    await selected.getByText('Mooring mast').waitFor()
    expect(await message.count()).toBe(0)
  })
})

test('a slash is typed into text that can be edited, and does nothing once the reader has switched it off', async () => {
  const page = await openMarked(site, '/guides/')
  const {input, dialog, openWith} = searchOf(page)
  const field = page.locator('main > [contenteditable]')
  await page.evaluate(() => {
    const added = Object.assign(document.createElement('div'), {contentEditable: 'true'})
    document.querySelector('main')?.append(added)
  })
  await field.focus()
  await page.keyboard.press('/')
  await openWith('Control+k')
  expect([await field.textContent(), await input.inputValue()]).toEqual(['/', ''])
  const toggle = dialog.getByRole('switch', {name: 'Open with /'})
  await toggle.focus()
  await page.keyboard.press('Space')
  expect(await toggle.isChecked()).toBe(false)

  await page.reload()
  await isReady(page)
  await page.keyboard.press('/')
  await openWith('Control+k')
  expect(await input.inputValue()).toBe('')
  await toggle.click()
  await page.keyboard.press('Escape')
  await openWith('/')
})
