import {describe, expect, test} from 'vitest'
import {framesPass, imageHosts, scrollWindow, takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

async function openConcepts(): Promise<OpenPage> {
  // Contributors come into view at the end of a page.
  const page = await site.open('/concepts/', {allow: imageHosts})
  await takenOver(page)
  return page
}

function sidebarItem(page: OpenPage, title: string) {
  return page.getByTestId('sidebar-item-title').getByText(title, {exact: true})
}

function neighborLinks(page: OpenPage) {
  return page.getByRole('navigation', {name: 'Previous and next page'})
}

function scrollTop(page: OpenPage): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Waits until the parts that follow the text are there, and what they cause is done. */
async function isComplete(page: OpenPage): Promise<void> {
  await takenOver(page)
  await neighborLinks(page).waitFor({state: 'attached'})
  await framesPass(page)
}

/** The elements of the text, by what is said of them at build time. */
function elementsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.article *')].map(({tagName, id, className, attributes}) =>
      [tagName, id, className, attributes.getNamedItem('href')?.value].join(' '),
    ),
  )
}

describe('a click on a link', () => {
  test('shows the page in the same document, with its head, and moves the focus to its title', async () => {
    const page = await openConcepts()
    await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
    await sidebarItem(page, 'Output').click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Output')
    const announcer = page.locator('[role="status"]#AppAnnouncer')
    await expect.poll(() => announcer.textContent()).toBe('Output | Concepts | webpack')

    expect(page.url()).toBe(`${site.url}/concepts/output/`)
    expect(await page.locator('body').getAttribute('data-same')).toBe('yes')
    expect(await page.title()).toBe('Output | Concepts | webpack')
    const head = await page.evaluate(() => ({
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
      descriptions: document.querySelectorAll('meta[name="description"]').length,
      json: document.querySelector('link[type="application/json"]')?.getAttribute('href'),
    }))
    expect(head).toEqual({
      canonical: 'https://webpack.js.org/concepts/output/',
      title: 'Output | Concepts | webpack',
      descriptions: 1,
      json: '/data/v1/pages/concepts/output.json',
    })
  })

  test('asks once for the page, when the pointer is over it, and renders the text of its document', async () => {
    const page = await openConcepts()
    const json = '/data/v1/pages/concepts/module-federation.json'
    const response = page.waitForResponse(site.url + json)
    await sidebarItem(page, 'Module Federation').hover()
    await response
    await sidebarItem(page, 'Module Federation').click()
    await page.getByRole('heading', {level: 1, name: 'Module Federation'}).waitFor()
    await page.locator('.article').waitFor()
    await expect.poll(() => page.locator('.article .rest').count()).toBe(0)
    const text = await page.locator('.article').innerText()
    const elements = await elementsOf(page)
    expect(page.requests.filter(url => url === json)).toHaveLength(1)

    await page.goto(`${site.url}/concepts/module-federation/`)
    await takenOver(page)
    await expect.poll(() => page.locator('.article').innerText()).toBe(text)
    expect(elements).toEqual(await elementsOf(page))
  })

  test('opens a new tab with a modifier key, and scrolls to the top on the page that is shown', async () => {
    const page = await openConcepts()
    const opened = page.context().waitForEvent('page')
    await sidebarItem(page, 'Output').click({modifiers: ['ControlOrMeta']})
    await (await opened).waitForURL(`${site.url}/concepts/output/`)
    expect(page.url()).toBe(`${site.url}/concepts/`)

    await scrollWindow(page, 1500)
    await sidebarItem(page, 'Concepts').click()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

describe('previous and next', () => {
  test('follow the sidebar and end with the section', async () => {
    const page = await openConcepts()
    const links = neighborLinks(page)
    await links.locator('[rel="next"]').waitFor()
    expect(await links.locator('[rel="prev"]').count()).toBe(0)
    await links.locator('[rel="next"]').click()
    await page.getByRole('heading', {level: 1, name: 'Entry Points'}).waitFor()
    expect(await links.locator('[rel="prev"]').getAttribute('href')).toBe('/concepts/')
    expect(await links.locator('[rel="next"]').getAttribute('href')).toBe('/concepts/output/')
  })
})

describe('a reader who scrolls before the app has started', () => {
  test('stays there, comes back there, and finds the place again after a reload', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/nav.json') return false
      site.intercept = undefined
      answer = () => response.writeHead(302, {Location: request.url}).end()
      return true
    }
    const page = await site.open('/concepts/', {allow: imageHosts})
    await page.locator('.article').waitFor()
    await expect.poll(() => site.intercept).toBeUndefined()
    await scrollWindow(page, 1200)
    answer()
    await isComplete(page)
    expect(await scrollTop(page)).toBe(1200)

    await sidebarItem(page, 'Targets').click()
    await page.getByRole('heading', {level: 1, name: 'Targets'}).waitFor()
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(1200)

    await page.reload()
    await isComplete(page)
    expect(await scrollTop(page)).toBe(1200)
  })
})

describe('back and forward', () => {
  test('restore the page and the place on it, also from a page that is still loading', async () => {
    const page = await openConcepts()
    await scrollWindow(page, 1200)
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/pages/concepts/targets.json') return false
      answer = () => response.writeHead(302, {Location: request.url}).end()
      return true
    }
    const title = page.getByRole('heading', {level: 1})
    for (const isLeftEarly of [true, false]) {
      await sidebarItem(page, 'Targets').click()
      await page.locator('[aria-busy="true"]').waitFor()
      expect({isLeftEarly, title: await title.textContent()}).toEqual({
        isLeftEarly,
        title: 'Targets',
      })
      const top = await title.evaluate(element => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThan(55)
      await page.waitForFunction(() => scrollY === 0)
      await framesPass(page)
      if (!isLeftEarly) {
        site.intercept = undefined
        answer()
        await page.locator('.article').waitFor()
      }
      await page.goBack()
      await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
      await expect
        .poll(async () => ({isLeftEarly, top: await scrollTop(page)}))
        .toEqual({isLeftEarly, top: 1200})
      expect(await page.locator('.article > *').count()).toBeGreaterThan(10)
    }
    await page.goForward()
    await page.getByRole('heading', {level: 1, name: 'Targets'}).waitFor()
    expect(await page.title()).toBe('Targets | webpack')
  })
})

describe('a hash', () => {
  const headingTop = (page: OpenPage) =>
    page.locator('#split-vendor-code').evaluate(heading => heading.getBoundingClientRect().top)

  test('of a first visit leads to its heading, clear of the header', async () => {
    const page = await site.open('/concepts/entry-points/#split-vendor-code')
    await isComplete(page)
    expect(await headingTop(page)).toBeGreaterThan(55)
    expect(await headingTop(page)).toBeLessThan(130)
  })

  test('of a link leads to its heading, on the page and on another, and back returns', async () => {
    const page = await site.open('/concepts/entry-points/')
    await takenOver(page)
    await page.getByRole('navigation', {name: 'On this page'}).getByText('Errors').click()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000)
    expect(page.url()).toBe(`${site.url}/concepts/entry-points/#errors`)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(0)

    await sidebarItem(page, 'Concepts').click()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await page.locator('main:not(:has([aria-busy="true"])) .article').evaluate(article => {
      const link = document.createElement('a')
      link.href = '/concepts/entry-points/#split-vendor-code'
      link.textContent = 'A link with a hash'
      article.prepend(link)
    })
    await page.getByText('A link with a hash').click()
    await page.waitForFunction(() => document.activeElement?.id === 'split-vendor-code')
    expect(await headingTop(page)).toBeGreaterThan(55)
    expect(await headingTop(page)).toBeLessThan(130)
  })
})

describe('a late answer', () => {
  test('for a page that the reader has left does not replace the current page', async () => {
    const page = await openConcepts()
    const late = '/data/v1/pages/concepts/output.json'
    let release = () => {}
    site.intercept = (request, response) => {
      if (request.url !== late) return false
      release = () => response.end('{"late": true}')
      return true
    }
    const isLate = (request: {url(): string}) => request.url() === site.url + late
    const isOver = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ])
    await sidebarItem(page, 'Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    expect(await page.locator('[aria-busy="true"]').count()).toBe(1)
    expect(await page.locator('.article').isVisible()).toBe(false)

    await sidebarItem(page, 'Targets').click()
    await page.getByRole('heading', {level: 1, name: 'Targets'}).waitFor()
    release()
    await isOver
    await isComplete(page)
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Targets')
    expect(await page.title()).toBe('Targets | webpack')
  })
})

describe('the keyboard', () => {
  test('first reaches the skip link, and stops at code only where it overflows', async () => {
    const page = await site.open('/concepts/under-the-hood/', {viewport: {width: 390, height: 800}})
    await isComplete(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    )
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AppMain')

    const stops = page.locator('.article pre[tabindex]')
    await expect.poll(() => stops.count()).toBeGreaterThan(0)
    const wrong = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.article pre')]
          .filter(pre => pre.scrollWidth > pre.clientWidth !== pre.hasAttribute('tabindex'))
          .map(pre => pre.textContent),
      )
    await expect.poll(wrong).toEqual([])
  })
})
