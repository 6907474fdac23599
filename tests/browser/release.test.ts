import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {untilIdle} from './idle.ts'
import {useRelease} from './releases.ts'

const site = useSite('screens')
const newRelease = useRelease(site, {of: 'screens', mark: 'NEW'})

const wide = {width: 1440, height: 900}
const narrow = {width: 390, height: 800}

/** The tab belongs to the old release, and has not loaded what only other pages need. */
async function openOldTab(path = '/guides/', viewport = wide): Promise<OpenPage> {
  removeOldParts()
  const page = await site.open(path, {viewport})
  await becomesOldTab(page)
  return page
}

/** Makes a tab one of the old release again. */
async function openOldTabAgain(page: OpenPage): Promise<void> {
  removeOldParts()
  await page.goto(`${site.url}/guides/`)
  await becomesOldTab(page)
}

function removeOldParts(): void {
  site.intercept = (request, response) => {
    if (!isOldPart(request.url)) return false
    response.writeHead(404).end()
    return true
  }
}

async function becomesOldTab(page: OpenPage): Promise<void> {
  await takenOver(page)
  await page.evaluate(() => (document.body.dataset['tab'] = 'old'))
  expect(await mainOf(page)).toMatch(/^\/assets\/main-(?!NEW)/)
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

async function expectOldTab(page: OpenPage): Promise<void> {
  expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
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

/** Resolves once a script of the old release was asked for, which the server no longer has. */
async function isMissing(page: OpenPage, name: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(response => response.url().includes(`/assets/${name}-`))
  await act()
  expect((await answer).status()).toBe(404)
  await untilIdle(page)
}

describe('a tab that is older than the release', () => {
  test('gets the new files when a link is followed, without an error, and not when it is hovered', async () => {
    const page = await openOldTab()
    await noteErrors(page)
    deploy()
    await isMissing(page, 'article-body', () => sidebarItem(page, 'Next').hover())
    await expectOldTab(page)
    expect(page.url()).toBe(`${site.url}/guides/`)

    await sidebarItem(page, 'Next').click()
    await expectNewTab(page, '/guides/next/')
    expect(await page.getByRole('heading', {level: 1}).allTextContents()).toEqual(['Next'])
    expect(await page.locator('.article').innerText()).toContain('Another part')
    expect(await page.evaluate(() => sessionStorage.getItem('error'))).toBe(null)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
  })

  test('gets the new files with the home page, a printable section, and a link with query and hash', async () => {
    const page = await openOldTab()
    deploy()
    await page.getByRole('banner').locator('a[href="/"]').click()
    await expectNewTab(page, '/')

    await openOldTabAgain(page)
    deploy()
    const printable = '/guides/printable/'
    await page.evaluate(path => window.history.pushState(null, '', path), printable)
    await expectNewTab(page, printable)

    await openOldTabAgain(page)
    deploy()
    await sidebarItem(page, 'Next').evaluate(element => {
      element.setAttribute('href', '/guides/everything/?a=b#the-end')
    })
    await sidebarItem(page, 'Next').click()
    await expectNewTab(page, '/guides/everything/?a=b#the-end')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  })

  test('gets the new files for the menu, and keeps the scroll position', async () => {
    const page = await openOldTab('/guides/everything/', narrow)
    await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
    await untilIdle(page)
    deploy()
    await page.getByRole('button', {name: 'Menu', exact: true}).dispatchEvent('click')
    await expectNewTab(page, '/guides/everything/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.getByRole('button', {name: 'Menu', exact: true}).click()
    await page.locator('#AppMenu:not([inert])').waitFor()
  })

  test('gets the new files with a click on the search, not by hovering it, and opens it once', async () => {
    const page = await openOldTab()
    deploy()
    const button = page.getByRole('button', {name: 'Search', exact: true})
    await isMissing(page, 'prepare-search', () => button.hover())
    await expectOldTab(page)
    await button.click()
    await expectNewTab(page, '/guides/')
    await page.getByRole('dialog', {name: 'Search'}).waitFor()
    await page.reload()
    await takenOver(page)
    await untilIdle(page)
    expect(await page.getByRole('dialog', {name: 'Search'}).count()).toBe(0)
  })
})

describe('a tab of the newest release', () => {
  test('reports a missing script, asks for the document once, and stays, even if the document fails', async () => {
    const page = await openOldTab()
    const refuse = site.intercept
    site.intercept = (request, response) => {
      if (request.url !== '/guides/next/') return refuse?.(request, response) ?? false
      response.writeHead(503).end('another document')
      return true
    }
    const error = page.getByText('Error loading content.')
    await sidebarItem(page, 'Next').click()
    await error.waitFor()
    await expectOldTab(page)
    await page.goBack()
    await error.waitFor({state: 'detached'})

    removeOldParts()
    await sidebarItem(page, 'Everything').click()
    await error.waitFor()
    await expectOldTab(page)
    expect(page.requests.filter(url => url === '/guides/everything/')).toHaveLength(1)
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.locator('.article').waitFor()
    await expectOldTab(page)
  })
})
