import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {isSameDocument, openMarked, searchOf} from './search-steps.ts'

const site = useSite('search')

function focused(page: Awaited<ReturnType<typeof openMarked>>): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.id ?? ''
  })
}

describe('the search', () => {
  test.each(['Control+k', 'Meta+k', '/'])('is opened by %s, wherever the reader is', async keys => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press(keys)
    const {input, dialog} = searchOf(page)
    await input.waitFor()
    await expect.poll(() => input.evaluate(it => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(page.errors).toEqual([])
  })

  test('is opened by its button, closed by Escape and by the keys that open it', async () => {
    const page = await openMarked(site, '/guides/')
    const {button, dialog, input} = searchOf(page)
    await button.click()
    await input.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(await focused(page)).toBe('Search')

    await page.keyboard.press('Control+k')
    await input.waitFor()
    await page.keyboard.press('Control+k')
    await dialog.waitFor({state: 'detached'})
    expect(await focused(page)).toBe('Search')

    await button.click()
    await page.mouse.click(5, 5)
    await dialog.waitFor({state: 'detached'})
  })

  test('gives the focus back to where it was', async () => {
    const page = await openMarked(site, '/guides/')
    const link = page.getByRole('navigation', {name: 'Site'}).getByText('Concepts')
    await link.focus()
    await page.keyboard.press('Control+k')
    const {input, dialog} = searchOf(page)
    await input.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(await link.evaluate(it => it === document.activeElement)).toBe(true)
  })

  test('keeps the focus in its dialog', async () => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press('Control+k')
    const {input, dialog} = searchOf(page)
    await input.waitFor()
    for (const keys of [...Array.from({length: 8}, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(keys)
      const isOutside = await page.evaluate(() => {
        const {activeElement} = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await dialog.waitFor()
  })

  test('leads to a section by the keyboard, without another document', async () => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press('Control+k')
    const {input, selected} = searchOf(page)
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('mooring-mast')
    const target = page.locator('#mooring-mast')
    await expect.poll(async () => (await target.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    expect((await target.boundingBox())?.y).toBeLessThan(300)
    expect(await isSameDocument(page)).toBe(true)
    expect(page.errors).toEqual([])
  })

  test('leads to a section of the page that is shown', async () => {
    const page = await openMarked(site, '/concepts/zeppelins/')
    await page.keyboard.press('Control+k')
    const {input, hits, dialog} = searchOf(page)
    await input.fill('mooring mast')
    await hits.getByText('Mooring mast').first().click()
    await dialog.waitFor({state: 'detached'})
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    const target = page.locator('#mooring-mast')
    await expect.poll(async () => (await target.boundingBox())?.y ?? 1000).toBeLessThan(300)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows pages and their sections with what was found marked, the best selected', async () => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press('Control+k')
    const {input, hits, selected} = searchOf(page)
    await input.fill('zeppelin')
    await hits.first().waitFor()
    expect(await selected.locator('mark').first().innerText()).toMatch(/^zeppelin/i)
    expect(await selected.getAttribute('id')).toBe(await hits.first().getAttribute('id'))
    expect(await input.getAttribute('aria-activedescendant')).toBe(
      await selected.getAttribute('id'),
    )
    await page.keyboard.press('ArrowDown')
    expect(await selected.getAttribute('id')).toBe(await hits.nth(1).getAttribute('id'))
    expect(await hits.nth(1).getAttribute('href')).toMatch(/^\/concepts\/zeppelins\//)
  })

  test('shows HTML in a heading as the text that it is', async () => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press('Control+k')
    const {input, hits, dialog} = searchOf(page)
    await input.fill('quokka')
    await hits.first().waitFor()
    await dialog.getByText('<img src=x onerror=alert(1)>').first().waitFor()
    await dialog.getByText('&amp; more').first().waitFor()
    expect(await dialog.locator('img, script, b b').count()).toBe(0)
    expect(page.errors).toEqual([])
  })

  test('tells how many results there are, once the reader rests', async () => {
    const page = await openMarked(site, '/guides/')
    await page.keyboard.press('Control+k')
    const {input, status} = searchOf(page)
    await input.fill('mooring mast')
    await expect.poll(() => status.textContent()).toMatch(/^\d+ results? for mooring mast$/)
    await input.fill('xyzzyplugh')
    await expect.poll(() => status.textContent()).toBe('No results for xyzzyplugh')
    await page.getByText('No results for “xyzzyplugh”').waitFor()
  })

  test('lists what was opened before, also after a reload, and forgets it when asked', async () => {
    const page = await openMarked(site, '/guides/')
    const {button, input, selected, hits, dialog} = searchOf(page)
    await button.click()
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    await page.goto(`${site.url}/guides/`)
    await openMarkedAgain(page)
    await button.click()
    await hits.getByText('Mooring mast').waitFor()
    expect(await hits.locator('mark').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')

    await button.click()
    await dialog.getByTitle('Pin this').click()
    await dialog.getByText('Pinned').waitFor()
    await dialog.getByTitle('Remove this').click()
    await hits.first().waitFor({state: 'detached'})
  })

  test('forgets by a key what was opened before', async () => {
    const page = await openMarked(site, '/guides/')
    const {button, input, hits, selected} = searchOf(page)
    for (const query of ['mooring mast', 'quokka']) {
      await button.click()
      await input.fill(query)
      await selected.getByText(query).first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(query === 'quokka' ? '**/hostile/**' : '**/zeppelins/#mooring-mast')
    }
    await button.click()
    await expect.poll(() => hits.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(() => hits.count()).toBe(1)
    expect(await hits.first().innerText()).toBe('Quokkas')
  })

  test('works where nothing can be stored', async () => {
    const page = await openMarked(site, '/guides/', {
      init: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
      },
    })
    await page.keyboard.press('Control+k')
    const {input, selected, dialog} = searchOf(page)
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await dialog.getByRole('switch').click()
    await page.keyboard.press('Enter')
    await input.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    expect(page.errors).toEqual([])
  })

  test('works on a phone by touch', async () => {
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
    await hits.getByText('Mooring mast').first().tap()
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('lets the page behind it stay where it is', async () => {
    for (const width of [390, 1440]) {
      const page = await openMarked(site, '/concepts/zeppelins/', {viewport: {width, height: 800}})
      await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
      const before = await page.locator('main h1').boundingBox()
      const {input, dialog} = searchOf(page)
      await page.keyboard.press('Control+k')
      await input.waitFor()
      expect(await page.locator('main h1').boundingBox()).toEqual(before)
      await page.keyboard.press('Escape')
      await dialog.waitFor({state: 'detached'})
      expect(await page.evaluate(() => scrollY)).toBe(700)
      await page.context().close()
    }
  })

  test('keeps what is typed before it is there', async () => {
    const page = await openMarked(site, '/guides/')
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/assets/prepare-search-*', async route => {
      await held
      await route.continue()
    })
    const {button, input, selected} = searchOf(page)
    await page.keyboard.press('Control+k')
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await page.keyboard.type('mooring')
    release()
    await expect.poll(() => input.inputValue()).toBe('mooring')
    await selected.getByText('Mooring mast').waitFor()
    expect(await button.getAttribute('aria-busy')).toBe(null)
  })

  test('has its field from the first moment, so that no key is lost', async () => {
    const page = await openMarked(site, '/guides/')
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.search-dialog')) return
        observer.disconnect()
        document.body.dataset['first'] = document.activeElement?.id ?? ''
      })
      observer.observe(document.body, {childList: true})
    })
    await page.keyboard.press('Control+k')
    const {input} = searchOf(page)
    await input.waitFor()
    expect(await page.evaluate(() => document.body.dataset['first'])).toBe(
      await input.getAttribute('id'),
    )
  })

  test('says so when it cannot be loaded, and works the next time', async () => {
    const page = await openMarked(site, '/guides/')
    await page.route('**/assets/prepare-search-*', route => route.abort(), {times: 1})
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('alert')
    await alert.getByText('Search could not be loaded').waitFor()
    await alert.getByRole('button', {name: 'Try again'}).click()
    await searchOf(page).input.waitFor()
    expect(await alert.count()).toBe(0)
  })

  test('says so when the index cannot be read, and tries again when asked', async () => {
    const page = await openMarked(site, '/guides/')
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/data/v1/search/')) return false
      response.writeHead(500).end()
      return true
    }
    await page.keyboard.press('Control+k')
    const {input, dialog, selected, status} = searchOf(page)
    await input.fill('mooring mast')
    await dialog.getByText('Search does not work right now').first().waitFor()
    await expect.poll(() => status.textContent()).toBe('Search does not work right now')
    site.intercept = undefined
    await dialog.getByRole('button', {name: 'Try again'}).click()
    await selected.getByText('Mooring mast').waitFor()
  })

  test('works without a worker', async () => {
    const page = await openMarked(site, '/guides/', {
      init: () => {
        Object.defineProperty(window, 'Worker', {value: undefined})
      },
    })
    await page.keyboard.press('Control+k')
    const {input, selected} = searchOf(page)
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    expect(page.errors).toEqual([])
  })

  test('works where the worker does not start', async () => {
    const page = await openMarked(site, '/guides/')
    let refused = 0
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/search-worker-') || refused > 0) return false
      refused++
      response.writeHead(404).end()
      return true
    }
    await page.keyboard.press('Control+k')
    const {input, selected} = searchOf(page)
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    expect(refused).toBe(1)
  })

  test('is not loaded, and asks nobody, until the reader shows intent', async () => {
    const page = await openMarked(site, '/guides/')
    await page.waitForLoadState('networkidle')
    const isOfSearch = (url: string) => /search|algolia/.test(url)
    expect(page.requests.filter(isOfSearch)).toEqual([])
    await searchOf(page).button.hover()
    await expect.poll(() => page.requests.filter(isOfSearch).length).toBeGreaterThan(2)
    await searchOf(page).button.click()
    await searchOf(page).input.fill('zeppelin')
    await searchOf(page).hits.first().waitFor()
    expect(page.requests.filter(url => /algolia|^http/.test(url))).toEqual([])
  })

  test('has no button where there are no scripts', async () => {
    const page = await site.open('/guides/', {javaScriptEnabled: false})
    expect(await page.locator('[data-search]').isVisible()).toBe(false)
  })
})

async function openMarkedAgain(page: Awaited<ReturnType<typeof openMarked>>): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('ready'))
}

describe('a slash', () => {
  test.each(['input', 'textarea', 'select', 'div'])('is typed in a field: %s', async name => {
    const page = await openMarked(site, '/guides/fields/')
    await page.evaluate(tag => {
      const field = document.createElement(tag)
      if (tag === 'div') field.contentEditable = 'true'
      document.querySelector('main')?.append(field)
      field.focus()
    }, name)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await searchOf(page).input.waitFor()
    expect(await searchOf(page).input.inputValue()).toBe('')
    if (name === 'select') return
    const typed = await page
      .locator(`main > ${name}:last-child`)
      .evaluate(it => ('value' in it ? it.value : it.textContent))
    expect(typed).toBe('/')
  })

  test('does nothing once the reader has switched it off', async () => {
    const page = await openMarked(site, '/guides/')
    const {input, dialog} = searchOf(page)
    await page.keyboard.press('/')
    await input.waitFor()
    const toggle = dialog.getByRole('switch', {name: 'Open with /'})
    await toggle.focus()
    await page.keyboard.press('Space')
    expect(await toggle.isChecked()).toBe(false)
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})

    await page.reload()
    await openMarkedAgain(page)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await input.waitFor()
    expect(await input.inputValue()).toBe('')
    await toggle.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await input.waitFor()
  })
})
