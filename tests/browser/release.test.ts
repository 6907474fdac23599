import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {useRelease} from './releases.ts'

const site = useSite()
const newRelease = useRelease(site, {dir: () => site.dir, mark: 'NEW'})

const wide = {width: 1440, height: 900}
const narrow = {width: 390, height: 800}

/** The tab belongs to the old release, and has not loaded what only other pages need. */
async function openOldTab(path = '/concepts/', viewport = wide): Promise<OpenPage> {
  site.intercept = (request, response) => {
    if (!isOldPart(request.url)) return false
    response.writeHead(404).end()
    return true
  }
  const page = await site.open(path, {viewport})
  await takenOver(page)
  await page.evaluate(() => (document.body.dataset['tab'] = 'old'))
  return page
}

function isOldPart(url = ''): boolean {
  return /^\/assets\/(?:article-body|home-page|load-printable|menu-panel)-(?!NEW)/.test(url)
}

const deploy = () => newRelease.deploy()

function mainOf(page: OpenPage): Promise<string | null> {
  return page.locator('script[data-main]').getAttribute('data-main')
}

async function expectNewTab(page: OpenPage, url: string): Promise<void> {
  await page.waitForFunction(() => document.body && document.body.dataset['tab'] === undefined)
  await takenOver(page)
  expect(page.url()).toBe(site.url + url)
  expect(await mainOf(page)).toMatch(/^\/assets\/main-NEW/)
}

function noteErrors(page: OpenPage): Promise<void> {
  return page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="alert"]')) sessionStorage.setItem('error', 'shown')
    }).observe(document, {childList: true, subtree: true})
  })
}

function sidebarItem(page: OpenPage, title: string) {
  return page.getByTestId('sidebar-item-title').getByText(title, {exact: true})
}

describe('a tab that is older than the release', () => {
  test('gets the new files with the next page, and shows no error on the way', async () => {
    const page = await openOldTab()
    expect(await mainOf(page)).toMatch(/^\/assets\/main-(?!NEW)/)
    await noteErrors(page)
    deploy()
    await sidebarItem(page, 'Output').click()
    await expectNewTab(page, '/concepts/output/')
    expect(await page.getByRole('heading', {level: 1}).allTextContents()).toEqual(['Output'])
    expect(await page.locator('.article').innerText()).toContain('output settings')
    expect(await page.evaluate(() => sessionStorage.getItem('error'))).toBe(null)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
  })

  test('keeps the query and the hash of the link', async () => {
    const page = await openOldTab()
    deploy()
    await sidebarItem(page, 'Output').evaluate(element => {
      element.setAttribute('href', '/concepts/entry-points/?a=b#split-vendor-code')
    })
    await sidebarItem(page, 'Output').click()
    await expectNewTab(page, '/concepts/entry-points/?a=b#split-vendor-code')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  })

  test.each([
    ['the home page', '/'],
    ['a printable section', '/concepts/printable/'],
  ])('gets the new files with %s', async (_, url) => {
    const page = await openOldTab()
    deploy()
    const link = page.getByRole('banner').locator('a[href="/"]')
    if (url === '/') await link.click()
    else await page.evaluate(path => window.history.pushState(null, '', path), url)
    await expectNewTab(page, url)
  })

  test('gets the new files for the menu, and keeps the place of the reader', async () => {
    const page = await openOldTab('/concepts/', narrow)
    await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
    await page.waitForTimeout(300)
    deploy()
    await page.getByRole('button', {name: 'Menu', exact: true}).dispatchEvent('click')
    await expectNewTab(page, '/concepts/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.getByRole('button', {name: 'Menu', exact: true}).click()
    await page.locator('#AppMenu:not([inert])').waitFor()
  })

  test('gets the new files with the search, and opens it', async () => {
    const page = await openOldTab()
    deploy()
    const button = page.getByRole('button', {name: 'Search', exact: true})
    await button.hover()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => document.body.dataset['tab'])).toBe('old')
    await button.click()
    await expectNewTab(page, '/concepts/')
    await page.getByRole('dialog', {name: 'Search'}).waitFor()
    await page.reload()
    await takenOver(page)
    await page.waitForTimeout(500)
    expect(await page.getByRole('dialog', {name: 'Search'}).count()).toBe(0)
  })

  test('stays where it is while the reader only points at a link', async () => {
    const page = await openOldTab()
    deploy()
    const isAsked = page.waitForResponse(response =>
      response.url().includes('/assets/article-body-'),
    )
    await sidebarItem(page, 'Output').hover()
    expect((await isAsked).status()).toBe(404)
    await page.waitForTimeout(300)
    expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
    expect(page.url()).toBe(`${site.url}/concepts/`)
    await sidebarItem(page, 'Output').click()
    await expectNewTab(page, '/concepts/output/')
  })
})

describe('a tab of the newest release', () => {
  test('reports a script that is gone, asks for the document once, and does not load it', async () => {
    const page = await openOldTab()
    await sidebarItem(page, 'Output').click()
    await page.getByText('Error loading content.').waitFor()
    expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
    expect(page.requests.filter(url => url === '/concepts/output/')).toHaveLength(1)
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.locator('.article').waitFor()
    expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
  })

  test('reports it too where the document cannot be had', async () => {
    const page = await openOldTab()
    const refuse = site.intercept
    site.intercept = (request, response) => {
      if (request.url !== '/concepts/output/') return refuse?.(request, response) ?? false
      response.writeHead(503).end('another document')
      return true
    }
    await sidebarItem(page, 'Output').click()
    await page.getByText('Error loading content.').waitFor()
    expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
  })
})
