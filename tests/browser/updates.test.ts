import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage, type Site} from './browser.ts'
import {useBuild, useRelease} from './releases.ts'
import {searchOf} from './search-steps.ts'
import {visit, visitAndStore} from './stored-content.ts'

const filler = 'A paragraph of text.\n\n'.repeat(120)

const kept = {
  'site.json': JSON.stringify({title: 'Site'}),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': '---\ntitle: Guides\nsort: -1\n---\n\nAll guides.\n',
}

const site = useSite({
  ...kept,
  'guides/long.md': `---\ntitle: Long\n---\n\nThe old text.\n\n## Part\n\n${filler}`,
  'guides/other.md': '---\ntitle: Other\n---\n\nThe other old text.\n',
  'guides/gone.md': '---\ntitle: Gone\n---\n\nSoon gone.\n',
  'guides/moved.md': '---\ntitle: Moved\n---\n\nSoon elsewhere.\n',
})
const changedPages = useBuild({
  ...kept,
  'guides/long.md': `---\ntitle: Long\n---\n\nThe new text.\n\n## Part\n\n${filler}`,
  'guides/other.md': '---\ntitle: Other\n---\n\nThe other new text.\n',
  'guides/added.md': '---\ntitle: Added\n---\n\nThe page that was added.\n',
  'guides/new-place.md': '---\ntitle: New place\n---\n\nHere it is.\n',
  'redirects.json': JSON.stringify([{from: '/guides/moved/', to: '/guides/new-place/'}]),
})
/** The same app with other content. */
const newContent = useRelease(site, {dir: changedPages})
/** Another app with other content. */
const newRelease = useRelease(site, {dir: changedPages, mark: 'NEW'})

function sidebarItem(page: OpenPage, title: string) {
  return page.getByTestId('sidebar-item-title').getByText(title, {exact: true})
}

function heading(page: OpenPage, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true})
}

function mainOf(page: OpenPage): Promise<string | null> {
  return page.locator('script[data-main]').getAttribute('data-main')
}

/** Counts the documents that the tab has loaded, in the tab. */
function countDocuments(): void {
  sessionStorage['documents'] = Number(sessionStorage['documents'] ?? 0) + 1
}

function documentsOf(page: OpenPage): Promise<number> {
  return page.evaluate(() => Number(sessionStorage['documents']))
}

/** Lets so much time pass in the tab that nothing counts as fresh any more. */
async function waitLong(page: OpenPage): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now.call(Date) + 60_000
  })
}

/** Opens a tab with a worker, and marks the document. */
async function openTab(path: string, from?: OpenPage): Promise<OpenPage> {
  if (!from) return visitAndStore(site, path, {init: countDocuments})
  const page = Object.assign(await from.context().newPage(), {errors: [], requests: []})
  await page.goto(site.url + path)
  await takenOver(page)
  return page
}

/** Lets the browser look for a new worker, as it does now and then; resolves once it waits. */
async function lookForWorker(page: OpenPage): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const isIdle = () => !registration.installing
    while (!isIdle()) await new Promise(resolve => setTimeout(resolve, 50))
  })
}

async function expectNewRelease(page: OpenPage): Promise<void> {
  await expect.poll(() => mainOf(page).catch(() => null), {timeout: 20_000}).toMatch(/main-NEW/)
  await takenOver(page)
}

describe.each([
  ['with a worker', visit],
  ['without a worker', (from: Site, path: string) => from.open(path)],
])('new content, in a tab that stays open %s,', (_, open) => {
  test('is there with the next page, without a new document', async () => {
    const page = await open(site, '/guides/other/')
    await takenOver(page)
    await sidebarItem(page, 'Long').click()
    await page.getByText('The old text.').waitFor()
    await page.evaluate(() => (document.body.dataset['tab'] = 'old'))
    newContent.deploy()
    await waitLong(page)
    await sidebarItem(page, 'Other').click()
    await page.getByText('The other new text.').waitFor()
    await sidebarItem(page, 'Added').click()
    await page.getByText('The page that was added.').waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByText('The new text.').waitFor()
    expect(await sidebarItem(page, 'Gone').count()).toBe(0)
    expect(await page.locator('body').getAttribute('data-tab')).toBe('old')
  })

  test('that is not new leaves the page alone', async () => {
    const page = await open(site, '/guides/long/')
    await takenOver(page)
    await sidebarItem(page, 'Other').click()
    await heading(page, 'Other').waitFor()
    const asked = page.waitForResponse(/pages\/guides\/long\.json/)
    await waitLong(page)
    await page.goBack()
    await heading(page, 'Long').waitFor()
    await page.locator('.article').evaluate(element => (element.dataset['seen'] = 'yes'))
    await asked
    await page.waitForTimeout(500)
    expect(await page.locator('.article').getAttribute('data-seen')).toBe('yes')
  })

  test('without a page that was removed: the server says so', async () => {
    const page = await open(site, '/guides/other/')
    await takenOver(page)
    newContent.deploy()
    await sidebarItem(page, 'Gone').click()
    await heading(page, 'Page Not Found').waitFor()
    expect(page.url()).toBe(`${site.url}/guides/gone/`)
    await page.waitForTimeout(500)
    expect(page.requests.filter(url => url === '/guides/gone/').length).toBeLessThanOrEqual(2)
  })

  test('with a page that was moved: the reader is sent on', async () => {
    const page = await open(site, '/guides/other/')
    await takenOver(page)
    newContent.deploy()
    await sidebarItem(page, 'Moved').click()
    await page.getByText('Here it is.').waitFor()
    expect(page.url()).toBe(`${site.url}/guides/new-place/`)
  })
})

describe('a new release', () => {
  test('comes with the next page once its worker waits, in all tabs, with one document each', async () => {
    const first = await openTab('/guides/other/')
    const second = await openTab('/guides/long/', first)
    await second.evaluate(() => scrollTo(0, 900))
    await second.waitForTimeout(300)
    newRelease.deploy()
    await lookForWorker(first)
    expect(await mainOf(first)).not.toContain('NEW')
    await sidebarItem(first, 'Long').click()
    await first.getByText('The new text.').waitFor()
    await expectNewRelease(first)
    await expectNewRelease(second)
    await second.getByText('The new text.').waitFor()
    await expect.poll(() => second.evaluate(() => scrollY)).toBe(900)
    await first.waitForTimeout(1000)
    expect(await second.evaluate(() => scrollY)).toBe(900)
    expect([await documentsOf(first), await documentsOf(second)]).toEqual([2, 2])
    await sidebarItem(second, 'Added').click()
    await second.getByText('The page that was added.').waitFor()
    expect(await documentsOf(second)).toBe(2)
  })

  test('waits until the reader has written what they write', async () => {
    const first = await openTab('/guides/other/')
    const second = await openTab('/guides/long/', first)
    await second.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('input'))
      document.querySelector('main input')?.scrollIntoView()
    })
    await second.locator('main input').focus()
    await second.locator('main input').pressSequentially('half a que')
    newRelease.deploy()
    await lookForWorker(first)
    await sidebarItem(first, 'Long').click()
    await expectNewRelease(first)
    await second.waitForTimeout(1500)
    expect(await second.locator('main input').inputValue()).toBe('half a que')
    expect(await documentsOf(second)).toBe(1)
    await second.locator('main input').blur()
    await expectNewRelease(second)
    expect(await documentsOf(second)).toBe(2)
  })

  test('waits until the reader has searched', async () => {
    const first = await openTab('/guides/other/')
    const second = await openTab('/guides/long/', first)
    const {button, input, dialog, hits} = searchOf(second)
    await button.click()
    await input.fill('old')
    await hits.first().waitFor()
    newRelease.deploy()
    await lookForWorker(first)
    await sidebarItem(first, 'Long').click()
    await expectNewRelease(first)
    await second.waitForTimeout(1500)
    await input.press('x')
    expect(await input.inputValue()).toBe('oldx')
    expect(await documentsOf(second)).toBe(1)
    await input.press('Escape')
    await dialog.waitFor({state: 'detached'})
    await expectNewRelease(second)
    expect(await documentsOf(second)).toBe(2)
  })

  test('is there at the next visit, too, with the content that is new at the first', async () => {
    const page = await openTab('/guides/other/')
    newRelease.deploy()
    await page.goto(`${site.url}/guides/long/`)
    await page.getByText('The new text.').waitFor()
    expect(await mainOf(page)).not.toContain('NEW')
    await lookForWorker(page)
    await page.goto(`${site.url}/guides/other/`)
    await page.getByText('The other new text.').waitFor()
    await expectNewRelease(page)
    expect(await documentsOf(page)).toBe(3)
  })

  test('comes over a network that is too slow to wait for as well', async () => {
    const page = await openTab('/guides/other/')
    newRelease.deploy()
    await lookForWorker(page)
    site.intercept = () => true
    await page.goto(`${site.url}/guides/long/`, {waitUntil: 'commit'})
    await heading(page, 'Long').waitFor()
    await expectNewRelease(page)
    expect(await documentsOf(page)).toBe(2)
  })

  test('of which a file is missing leaves the old one working, with the new content', async () => {
    const page = await openTab('/guides/other/')
    newRelease.deploy({without: /^\/assets\/start-app-NEW/})
    await lookForWorker(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(
      null,
    )
    await page.goto(`${site.url}/guides/long/`)
    await page.getByText('The new text.').waitFor()
    await takenOver(page)
    expect(await mainOf(page)).not.toContain('NEW')
    await sidebarItem(page, 'Added').click()
    await page.getByText('The page that was added.').waitFor()
    await page.reload()
    await page.getByText('The page that was added.').waitFor()
    expect(page.errors.filter(text => !text.includes('404'))).toEqual([])
  })

  test('does not reload a tab whose worker has other content only', async () => {
    const page = await openTab('/guides/long/')
    newContent.deploy()
    await lookForWorker(page)
    await page.waitForTimeout(1500)
    const registration = () =>
      page.evaluate(async () => {
        const {waiting, active} = await navigator.serviceWorker.ready
        return [waiting?.state, active?.state]
      })
    await expect.poll(registration).toEqual([undefined, 'activated'])
    expect(await documentsOf(page)).toBe(1)
  })
})
