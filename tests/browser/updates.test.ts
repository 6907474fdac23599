import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage, type Site} from './browser.ts'
import {heading, sidebarItem} from './page-parts.ts'
import {untilIdle} from './idle.ts'
import {mainOf, useRelease} from './releases.ts'
import {searchOf} from './search-steps.ts'
import {countDocuments, documentsOf, refuseContent, visit, visitAndStore} from './stored-content.ts'

const site = useSite('outdated')
/** The same app with other content. */
const newContent = useRelease(site, {of: 'updated'})
/** Another app with other content. */
const newRelease = useRelease(site, {of: 'updated', mark: 'NEW'})

/** Lets so much time pass in the tab that nothing counts as fresh any more. */
async function waitLong(page: OpenPage): Promise<void> {
  await page.evaluate(() => {
    for (const clock of [Date, performance]) {
      const now = clock.now
      clock.now = () => now.call(clock) + 60_000
    }
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
    for (let worker = registration.installing; worker; worker = registration.installing) {
      const {promise, resolve} = Promise.withResolvers<Event>()
      worker.addEventListener('statechange', resolve, {once: true})
      await promise
    }
  })
}

/**
 * Opens a page until its article contains this: stored content is shown while the network is slow.
 * Resolves to the number of documents that this took.
 */
async function openUntil(page: OpenPage, path: string, text: string): Promise<number> {
  let documents = 0
  await expect
    .poll(async () => {
      documents++
      await page.goto(site.url + path)
      return page.locator('.article').innerText()
    })
    .toContain(text)
  return documents
}

async function expectNewRelease(page: OpenPage): Promise<void> {
  await expect.poll(() => mainOf(page).catch(() => null)).toMatch(/main-NEW/)
  await takenOver(page)
}

/** Marks the article of a page as soon as it is shown: it may be replaced right after that. */
function markArticle(page: OpenPage, name: string): Promise<void> {
  return page.evaluate(title => {
    const observer = new MutationObserver(() => {
      const article = document.querySelector<HTMLElement>('.article')
      if (document.querySelector('main h1')?.textContent !== title || !article) return
      article.dataset['seen'] = 'yes'
      observer.disconnect()
    })
    observer.observe(document, {childList: true, subtree: true, characterData: true})
  }, name)
}

describe.each([
  ['with a worker', visit],
  ['without a worker', (from: Site, path: string) => from.open(path)],
])('in a tab that stays open %s,', (_, open) => {
  test('an unchanged page is left alone, and new content is shown with the next page', async () => {
    const page = await open(site, '/guides/long/')
    await takenOver(page)
    await page.evaluate(() => (document.body.dataset['tab'] = 'old'))
    await sidebarItem(page, 'Other').click()
    await heading(page, 'Other').waitFor()

    const asked = page.waitForResponse(/pages\/guides\/long\.json/)
    await waitLong(page)
    await markArticle(page, 'Long')
    await page.goBack()
    await heading(page, 'Long').waitFor()
    await (await asked).finished()
    await untilIdle(page)
    expect(await page.locator('.article').getAttribute('data-seen')).toBe('yes')
    await page.getByText('The old text.').waitFor()

    newContent.deploy()
    const isNew = async () => {
      await waitLong(page)
      await sidebarItem(page, 'Other').click()
      await heading(page, 'Other').waitFor()
      await untilIdle(page)
      const added = await sidebarItem(page, 'Added').count()
      if (added > 0 && (await page.getByText('The other new text.').count()) > 0) return true
      await page.goBack()
      await heading(page, 'Long').waitFor()
      return false
    }
    await expect.poll(isNew).toBe(true) // the copies are shown again if the network is slow
    await sidebarItem(page, 'Added').click()
    await page.getByText('The page that was added.').waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByText('The new text.').waitFor()
    expect(await sidebarItem(page, 'Gone').count()).toBe(0)
    expect(await page.locator('body').getAttribute('data-tab'), 'the same document').toBe('old')
  })
})

test.each([
  {what: 'removed', link: 'Gone', url: '/guides/gone/', title: 'Page Not Found'},
  {what: 'moved', link: 'Moved', url: '/guides/new-place/', title: 'New place'},
])(
  'in a tab that stays open, a link to a page that was $what leads to where the server leads',
  async ({link, url, title}) => {
    const page = await visit(site, '/guides/other/', {init: refuseContent}) // no copy to show
    newContent.deploy()
    await sidebarItem(page, link).click()
    await heading(page, title).waitFor()
    await expect.poll(() => page.url()).toBe(site.url + url)
    await untilIdle(page)
    expect(page.requests.filter(request => request === url).length).toBeLessThanOrEqual(2)
  },
)

test('a document that is newer than the navigation that the network returns, stays as it is, and the pages that were added are found with the next page', async () => {
  newContent.deploy()
  const deployed = site.intercept
  let isOld = true
  site.intercept = (request, response) => {
    if (isOld && request.url === '/data/v1/nav.json') return false
    return deployed?.(request, response) ?? false
  }
  const page = await site.start('/guides/added/')
  expect(await sidebarItem(page, 'Added').count()).toBe(1)
  isOld = false
  await page.evaluate(() => (document.body.dataset['tab'] = 'same'))
  await sidebarItem(page, 'Long').click()
  await page.getByText('The new text.').waitFor()
  await sidebarItem(page, 'Added').waitFor()
  expect(await page.locator('body').getAttribute('data-tab')).toBe('same')
  expect(page.errors).toEqual([])
})

test('in a tab whose computer sets its clock back by an hour, the sidebar shows new pages within the usual time', async () => {
  const page = await visit(site, '/guides/other/')
  await takenOver(page)
  await untilIdle(page)
  newContent.deploy()
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now.call(Date) - 3_600_000
  })
  let minutes = 0
  const hasNew = async () => {
    await waitLong(page)
    await sidebarItem(page, minutes++ % 2 === 0 ? 'Long' : 'Other').click()
    await untilIdle(page)
    return (await sidebarItem(page, 'Added').count()) > 0
  }
  await expect.poll(hasNew).toBe(true) // the copy is shown again if the network is slow
  expect(minutes, 'minutes until the new page is shown').toBeLessThan(30)
  expect(await sidebarItem(page, 'Gone').count()).toBe(0)
})

describe('a new release', () => {
  test('comes to all tabs with the next page, to those that are written in when that has ended', async () => {
    const first = await openTab('/guides/other/')
    const scrolled = await openTab('/guides/long/', first)
    await scrolled.evaluate(() => scrollTo(0, 900))
    const written = await openTab('/guides/long/', first)
    await written.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('input'))
      document.querySelector('main input')?.scrollIntoView()
    })
    await written.locator('main input').focus()
    await written.locator('main input').pressSequentially('half a que')
    const searched = await openTab('/guides/long/', first)
    const {button, input, dialog, hits} = searchOf(searched)
    await button.click()
    await input.fill('old')
    await hits.first().waitFor()

    newRelease.deploy()
    await lookForWorker(first)
    expect(await mainOf(first), 'the release before the next page').not.toContain('NEW')
    await sidebarItem(first, 'Long').click()
    await first.getByText('The new text.').waitFor()
    await expectNewRelease(first)
    await expectNewRelease(scrolled)
    await scrolled.getByText('The new text.').waitFor()
    await expect.poll(() => scrolled.evaluate(() => scrollY)).toBe(900)

    await written.locator('main input').press('r')
    expect(await written.locator('main input').inputValue()).toBe('half a quer')
    expect(await documentsOf(written), 'documents of the tab that is written in').toBe(1)
    await written.locator('main input').blur()
    await expectNewRelease(written)

    await input.press('x')
    expect(await input.inputValue()).toBe('oldx')
    expect(await documentsOf(searched), 'documents of the tab with the search').toBe(1)
    await input.press('Escape')
    await dialog.waitFor({state: 'detached'})
    await expectNewRelease(searched)

    expect(await scrolled.evaluate(() => scrollY)).toBe(900)
    await sidebarItem(scrolled, 'Added').click()
    await scrolled.getByText('The page that was added.').waitFor()
    const tabs = {first, scrolled, written, searched}
    for (const [name, tab] of Object.entries(tabs)) {
      expect({name, documents: await documentsOf(tab)}).toEqual({name, documents: 2})
    }
  })

  test('comes with the second visit, and its content with the first', async () => {
    const page = await openTab('/guides/other/')
    newRelease.deploy()
    const first = await openUntil(page, '/guides/long/', 'The new text.')
    expect(await mainOf(page)).not.toContain('NEW')
    await lookForWorker(page)
    const second = await openUntil(page, '/guides/other/', 'The other new text.')
    await expectNewRelease(page)
    expect(await documentsOf(page)).toBe(1 + first + second)
  })

  test('with a missing file leaves the old one working, with the new content', async () => {
    const page = await openTab('/guides/other/')
    newRelease.deploy({without: /^\/assets\/start-app-NEW/})
    await lookForWorker(page)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(
      null,
    )
    await openUntil(page, '/guides/long/', 'The new text.')
    await takenOver(page)
    expect(await mainOf(page)).not.toContain('NEW')
    await sidebarItem(page, 'Added').click()
    await page.getByText('The page that was added.').waitFor()
    await page.reload()
    await page.getByText('The page that was added.').waitFor()
    expect(page.errors.filter(text => !text.includes('404'))).toEqual([])
  })

  test('of the content does not reload the tab; one of the app comes over a hanging network', async () => {
    const page = await openTab('/guides/other/')
    newContent.deploy()
    await lookForWorker(page)
    const registration = () =>
      page.evaluate(async () => {
        const {waiting, active} = await navigator.serviceWorker.ready
        return [waiting?.state, active?.state]
      })
    await expect.poll(registration).toEqual([undefined, 'activated'])
    await untilIdle(page)
    expect(await documentsOf(page), 'documents with new content only').toBe(1)

    newRelease.deploy()
    await lookForWorker(page)
    site.intercept = () => true
    await page.goto(`${site.url}/guides/long/`, {waitUntil: 'commit'})
    await heading(page, 'Long').waitFor()
    await expectNewRelease(page)
    expect(await documentsOf(page), 'documents with the new release').toBe(2)
  })
})
