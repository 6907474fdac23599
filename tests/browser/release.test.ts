import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {sidebarItem} from './page-parts.ts'
import {untilIdle} from './idle.ts'
import {isReplaced, mainOf, openOldTab, useRelease} from './releases.ts'

const site = useSite('screens')
const newRelease = useRelease(site, {of: 'screens', mark: 'NEW'})

/** Files of the old release that were not loaded yet. */
const OLD_PART = /^\/assets\/(?:react|start-app|prepare-search)-(?!NEW)/

/** The tab belongs to the old release, and has loaded none of its files but the first script. */
async function open(path = '/guides/', width = 1440): Promise<OpenPage> {
  const page = await openOldTab(site, path, {width, missing: OLD_PART})
  expect(await mainOf(page)).toMatch(/^\/assets\/main-(?!NEW)/)
  return page
}

async function expectNewTab(page: OpenPage, url: string): Promise<void> {
  await isReplaced(page)
  await takenOver(page)
  expect(page.url()).toBe(site.url + url)
  expect(await mainOf(page)).toMatch(/^\/assets\/main-NEW/)
}

async function expectOldTab(page: OpenPage): Promise<void> {
  expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
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
    const page = await open()
    newRelease.deploy()
    await isMissing(page, 'start-app', () => sidebarItem(page, 'Next').hover())
    await expectOldTab(page)
    await sidebarItem(page, 'Next').click()
    await expectNewTab(page, '/guides/next/')
    expect(await page.locator('.article').innerText()).toContain('Another part')
  })

  test('gets the new files with a button that needs them, keeps the scroll position, and does what the button does', async () => {
    const page = await open('/guides/everything/', 390)
    await page.evaluate(() => scrollTo({top: 700, behavior: 'instant'}))
    await untilIdle(page)
    newRelease.deploy()
    await page.getByRole('button', {name: 'Menu', exact: true}).dispatchEvent('click')
    await expectNewTab(page, '/guides/everything/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.locator('#AppMenu:not([inert])').waitFor()
    await page.reload()
    await takenOver(page)
    expect(await page.locator('#AppMenu[inert]').count()).toBe(1)
  })

  test('gets the new files with a click on the search, not by hovering it, and opens it once', async () => {
    const page = await open()
    newRelease.deploy()
    const button = page.getByRole('button', {name: 'Search', exact: true})
    await isMissing(page, 'prepare-search', () => button.hover())
    await expectOldTab(page)
    await button.click()
    await expectNewTab(page, '/guides/')
    await page.getByRole('dialog', {name: 'Search'}).waitFor()
    await untilIdle(page) // a tab that is left while it loads the search asks for it again
    await page.reload()
    await takenOver(page)
    await untilIdle(page)
    expect(await page.getByRole('dialog', {name: 'Search'}).count()).toBe(0)
  })
})

test('a tab of the newest release reports a missing script, asks for the document once, and stays, even if the document fails', async () => {
  const page = await open()
  const refuse = site.intercept
  site.intercept = (request, response) => {
    const isAgain = request.url === '/guides/'
    if (isAgain) response.writeHead(503).end('another document')
    return isAgain || (refuse?.(request, response) ?? false)
  }
  const toggle = page.getByRole('button', {name: 'Headings of Everything'})
  const failure = page.getByText('“Headings of Everything” could not be loaded.')
  await toggle.click()
  await failure.waitFor()
  await expectOldTab(page)
  expect(page.requests.filter(url => url === '/guides/')).toHaveLength(2)
  site.intercept = undefined
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.getByRole('link', {name: 'The end'}).waitFor()
  await expectOldTab(page)
})
