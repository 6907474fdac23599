import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

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

/** The elements of the text, by what is said of them at build time. */
function elementsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.article *')].map(({tagName, id, className, attributes}) =>
      [tagName, id, className, attributes.getNamedItem('href')?.value].join(' '),
    ),
  )
}

describe('a click on a link', () => {
  test('shows the page without a new document, with its own head', async () => {
    const page = await openConcepts()
    await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
    await sidebarItem(page, 'Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()

    expect(page.url()).toBe(`${site.url}/concepts/output/`)
    expect(await page.locator('body').getAttribute('data-same')).toBe('yes')
    expect(await page.title()).toBe('Output | webpack')
    const head = await page.evaluate(() => ({
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
      descriptions: document.querySelectorAll('meta[name="description"]').length,
      json: document.querySelector('link[type="application/json"]')?.getAttribute('href'),
    }))
    expect(head).toEqual({
      canonical: 'https://webpack.js.org/concepts/output/',
      title: 'Output | webpack',
      descriptions: 1,
      json: '/data/v1/pages/concepts/output.json',
    })
  })

  test('renders the same text as the document of that page', async () => {
    const page = await openConcepts()
    await sidebarItem(page, 'Module Federation').click()
    await page.getByRole('heading', {level: 1, name: 'Module Federation'}).waitFor()
    const fresh = await site.open('/concepts/module-federation/')
    await takenOver(fresh)
    const text = await fresh.locator('.article').innerText()
    await expect.poll(() => page.locator('.article').innerText()).toBe(text)
    expect(await elementsOf(page)).toEqual(await elementsOf(fresh))
  })

  test('moves the focus to the title and announces it', async () => {
    const page = await openConcepts()
    await sidebarItem(page, 'Plugins').click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Plugins')
    const announcer = page.locator('[role="status"]#AppAnnouncer')
    await expect.poll(() => announcer.textContent()).toBe('Plugins | webpack')
  })

  test('loads the page already when the pointer is over the link', async () => {
    const page = await openConcepts()
    await sidebarItem(page, 'Loaders').hover()
    await page.waitForResponse(`${site.url}/data/v1/pages/concepts/loaders.json`)
    await sidebarItem(page, 'Loaders').click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    const asked = page.requests.filter(url => url.endsWith('/loaders.json'))
    expect(asked).toHaveLength(1)
  })

  test('with a modifier key opens a new tab and leaves this one', async () => {
    const page = await openConcepts()
    const opened = page.context().waitForEvent('page')
    await sidebarItem(page, 'Output').click({modifiers: ['ControlOrMeta']})
    expect((await opened).url()).toBe(`${site.url}/concepts/output/`)
    expect(page.url()).toBe(`${site.url}/concepts/`)
  })

  test('on the page that is shown scrolls to its top', async () => {
    const page = await openConcepts()
    await page.evaluate(() => scrollTo(0, 1500))
    await sidebarItem(page, 'Concepts').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('previous and next', () => {
  test('follow the sidebar and end with the section', async () => {
    const page = await openConcepts()
    const links = page.getByRole('navigation', {name: 'Previous and next page'})
    expect(await links.locator('[rel="prev"]').count()).toBe(0)
    await links.locator('[rel="next"]').click()
    await page.getByRole('heading', {level: 1, name: 'Entry Points'}).waitFor()
    expect(await links.locator('[rel="prev"]').getAttribute('href')).toBe('/concepts/')
    expect(await links.locator('[rel="next"]').getAttribute('href')).toBe('/concepts/output/')
  })
})

describe('back and forward', () => {
  test('restore the page and the place on it', async () => {
    const page = await openConcepts()
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForTimeout(200)
    await sidebarItem(page, 'The Manifest').click()
    await page.getByRole('heading', {level: 1, name: 'The Manifest'}).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    expect(await page.locator('.article > *').count()).toBeGreaterThan(10)
    await page.goForward()
    await page.getByRole('heading', {level: 1, name: 'The Manifest'}).waitFor()
    expect(await page.title()).toBe('The Manifest | webpack')
  })
})

describe('a reader who scrolls before the page is taken over', () => {
  test('stays there, and comes back there', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/nav.json') return false
      site.intercept = undefined
      answer = () => response.writeHead(302, {Location: request.url}).end()
      return true
    }
    const page = await site.open('/concepts/')
    await page.locator('.article').waitFor()
    await expect.poll(() => site.intercept).toBeUndefined()
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(200)
    answer()
    await takenOver(page)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(1200)

    await sidebarItem(page, 'Targets').click()
    await page.getByRole('heading', {level: 1, name: 'Targets'}).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  })

  test('finds the place again when the page is loaded anew', async () => {
    const page = await openConcepts()
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(200)
    await page.reload()
    await takenOver(page)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  })
})

describe('a page that takes its time', () => {
  test('shows its title at once, and back restores the place on the page before', async () => {
    const page = await openConcepts()
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(200)
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/pages/concepts/targets.json') return false
      site.intercept = undefined
      answer = () => response.writeHead(302, {Location: request.url}).end()
      return true
    }
    await sidebarItem(page, 'Targets').click()
    await page.locator('[aria-busy="true"]').waitFor()
    const title = page.getByRole('heading', {level: 1, name: 'Targets'})
    expect(await title.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThan(55)
    answer()
    await page.locator('.article').waitFor()
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  })

  test('can be left again before it is there, for the same place as before', async () => {
    const page = await openConcepts()
    await page.evaluate(() => scrollTo(0, 1200))
    await page.waitForTimeout(200)
    site.intercept = request => request.url === '/data/v1/pages/concepts/targets.json'
    await sidebarItem(page, 'Targets').click()
    await page.locator('[aria-busy="true"]').waitFor()
    await page.waitForFunction(() => scrollY === 0)
    await page.waitForTimeout(200)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  })
})

describe('a hash', () => {
  test('of a first visit leads to its heading, clear of the header', async () => {
    const page = await site.open('/concepts/entry-points/#split-vendor-code')
    await takenOver(page)
    await page.waitForTimeout(300)
    const top = await page
      .locator('#split-vendor-code')
      .evaluate(e => e.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(55)
    expect(top).toBeLessThan(130)
  })

  test('of a link to another page leads to its heading', async () => {
    const page = await openConcepts()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/concepts/entry-points/#split-vendor-code'
      link.textContent = 'A link with a hash'
      document.querySelector('.article')?.prepend(link)
    })
    await page.getByText('A link with a hash').click()
    await page.waitForFunction(() => document.activeElement?.id === 'split-vendor-code')
    const top = await page
      .locator('#split-vendor-code')
      .evaluate(e => e.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(55)
    expect(top).toBeLessThan(130)
  })

  test('of a link on the page moves there, and back returns', async () => {
    const page = await site.open('/concepts/entry-points/')
    await takenOver(page)
    await page.getByRole('navigation', {name: 'On this page'}).getByText('Errors').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(page.url()).toBe(`${site.url}/concepts/entry-points/#errors`)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('a late answer', () => {
  test('for an earlier page does not replace the page that the reader went to', async () => {
    const page = await openConcepts()
    let release = () => {}
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/pages/concepts/output.json') return false
      release = () => response.end('{"late": true}')
      return true
    }
    await sidebarItem(page, 'Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    expect(await page.locator('[aria-busy="true"]').count()).toBe(1)
    expect(await page.locator('.article').isVisible()).toBe(false)

    await sidebarItem(page, 'Targets').click()
    await page.getByRole('heading', {level: 1, name: 'Targets'}).waitFor()
    release()
    await page.waitForTimeout(300)
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Targets')
    expect(await page.title()).toBe('Targets | webpack')
  })
})

describe('the keyboard', () => {
  test('reaches the text first by the skip link', async () => {
    const page = await openConcepts()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AppMain')
  })

  test('can scroll code that overflows, and does not stop at code that fits', async () => {
    const page = await site.open('/concepts/under-the-hood/', {viewport: {width: 390, height: 800}})
    await takenOver(page)
    await page.waitForTimeout(200)
    const wrong = await page.evaluate(
      () =>
        [...document.querySelectorAll('.article pre')].filter(
          pre => pre.scrollWidth > pre.clientWidth !== pre.hasAttribute('tabindex'),
        ).length,
    )
    expect(wrong).toBe(0)
    expect(await page.locator('.article pre[tabindex]').count()).toBeGreaterThan(0)
  })
})
