import {expect, test} from 'vitest'
import {
  beginUse,
  framesPass,
  imageHosts,
  scrollWindow,
  takenOver,
  useSite,
  type OpenPage,
} from './browser.ts'
import {heading, holdAnswers, scrollTop, sidebarItem} from './page-parts.ts'

const site = useSite()

/** Contributors come into view at the end of a page. */
const openConcepts = () => site.start('/concepts/', {allow: imageHosts})

/** Waits until the parts that follow the text are there, and what they cause is done. */
async function isComplete(page: OpenPage): Promise<void> {
  await takenOver(page)
  await page.getByRole('navigation', {name: 'Previous and next page'}).waitFor({state: 'attached'})
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

test('a click on a link shows the text of the page in the same document, asks for it once, when the pointer is over it, and moves the focus to its title', async () => {
  const page = await openConcepts()
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
  const json = '/data/v1/pages/concepts/output.json'
  const response = page.waitForResponse(site.url + json)
  await sidebarItem(page, 'How Output Works').hover()
  await response
  await sidebarItem(page, 'How Output Works').click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Output')
  const announcer = page.locator('[role="status"]#AppAnnouncer')
  await expect.poll(() => announcer.textContent()).toBe('Output | Concepts | webpack')
  expect(await page.title()).toBe('Output | Concepts | webpack')
  expect(page.url()).toBe(`${site.url}/concepts/output/`)
  expect(await page.locator('body').getAttribute('data-same')).toBe('yes')

  await page.locator('.article').waitFor()
  await expect.poll(() => page.locator('.article .rest').count()).toBe(0)
  const text = await page.locator('.article').innerText()
  const elements = await elementsOf(page)
  expect(page.requests.filter(url => url === json)).toHaveLength(1)
  await page.reload()
  await takenOver(page)
  await page.keyboard.press('End') // lays out all of the text
  await expect.poll(() => page.locator('.article').innerText()).toBe(text)
  expect(elements).toEqual(await elementsOf(page))
})

test('a reader who scrolls before the app has started stays there, comes back there, and finds the place again after a reload', async () => {
  const answer = holdAnswers(site, '/data/v1/nav.json')
  const page = await site.open('/concepts/', {allow: imageHosts})
  await beginUse(page)
  await expect.poll(() => page.requests).toContain('/data/v1/nav.json')
  await scrollWindow(page, 1200)
  answer()
  await isComplete(page)
  expect(await scrollTop(page)).toBe(1200)
  await sidebarItem(page, 'Entry Points').click()
  await heading(page, 'Entry Points').waitFor()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await heading(page, 'Concepts').waitFor()
  await expect.poll(() => scrollTop(page)).toBe(1200)
  await page.reload()
  await isComplete(page)
  await expect.poll(() => scrollTop(page)).toBe(1200)
})

test('back and forward restore the page and the place on it, also from a page that is still loading', async () => {
  const page = await openConcepts()
  await scrollWindow(page, 1200)
  const answer = holdAnswers(site, '/data/v1/pages/concepts/entry-points.json')
  const title = page.getByRole('heading', {level: 1})
  for (const isLeftEarly of [true, false]) {
    await sidebarItem(page, 'Entry Points').click()
    await page.locator('[aria-busy="true"]').waitFor()
    expect(await title.textContent()).toBe('Entry Points')
    const top = await title.evaluate(element => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(55)
    await page.waitForFunction(() => scrollY === 0)
    await framesPass(page)
    if (!isLeftEarly) {
      answer()
      await page.locator('.article').waitFor()
    }
    await page.goBack()
    await heading(page, 'Concepts').waitFor()
    await expect
      .poll(async () => ({
        isLeftEarly,
        top: await scrollTop(page),
        focused: await page.evaluate(() => document.activeElement?.tagName),
      }))
      .toEqual({isLeftEarly, top: 1200, focused: 'H1'})
    expect(await page.locator('.article > *').count()).toBeGreaterThan(10)
  }
  await page.goForward()
  await heading(page, 'Entry Points').waitFor()
  expect(await page.title()).toBe('Entry Points | webpack')
})

test('a reader who scrolls on after a click on a heading of the page stays there; a late answer for a page that the reader has left does not replace the current page', async () => {
  const page = await openConcepts()
  await isComplete(page)
  const scrolledOn = await page.evaluate(() => {
    location.hash = '#mode'
    scrollBy({top: -200, behavior: 'instant'})
    return document.getElementById('mode')?.getBoundingClientRect().top
  })
  await page.waitForFunction(() => Boolean(history.state)) // the router has seen the hash
  await framesPass(page)
  const top = await page.locator('#mode').evaluate(mode => mode.getBoundingClientRect().top)
  expect(top).toBeCloseTo(Number(scrolledOn), -1)

  const late = '/data/v1/pages/concepts/output.json'
  const release = holdAnswers(site, late)
  const isLate = (request: {url(): string}) => request.url() === site.url + late
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ])
  await sidebarItem(page, 'How Output Works').click()
  await heading(page, 'Output').waitFor()
  expect(await page.locator('[aria-busy="true"]').count()).toBe(1)
  expect(await page.locator('.article').isVisible()).toBe(false)

  await sidebarItem(page, 'Entry Points').click()
  await heading(page, 'Entry Points').waitFor()
  release()
  await isOver
  await isComplete(page)
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Entry Points')
  expect(await page.title()).toBe('Entry Points | webpack')
})
