import {describe, expect, test} from 'vitest'
import {scrollWindow, useSite, type OpenPage} from './browser.ts'
import {layoutShift} from './page-parts.ts'
import {openScreen} from './screens.ts'

const site = useSite('screens')

function list(page: OpenPage) {
  return page.getByRole('navigation', {name: 'On this page'})
}

function marked(page: OpenPage): Promise<string[]> {
  return list(page).locator('[aria-current="location"]').allTextContents()
}

function readFrom(page: OpenPage, id: string): Promise<void> {
  return page.evaluate(target => document.getElementById(target)?.scrollIntoView(), id)
}

test('the list of headings is shown from 1280 pixels on and marks one heading: the one that is read, or the first', async () => {
  const page = await openScreen(site, 'page', {viewport: {width: 1279, height: 900}})
  expect(await list(page).isVisible()).toBe(false)
  await page.setViewportSize({width: 1280, height: 900})
  expect(await list(page).isVisible()).toBe(true)

  await expect.poll(() => marked(page)).toHaveLength(1)
  const [first] = await marked(page)
  await readFrom(page, 'a-part')
  await expect.poll(() => marked(page)).toEqual(['A part'])
  await readFrom(page, 'another')
  await expect.poll(() => marked(page)).toEqual(['Another'])
  await page.evaluate(() => scrollTo(0, 1e6))
  await expect.poll(() => marked(page)).toEqual(['The end'])

  // It stays in view, and leads to a heading.
  expect(await list(page).isVisible()).toBe(true)
  const box = await list(page).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await list(page).getByRole('link', {name: 'A part', exact: true}).click()
  await page.waitForURL(`${site.url}/guides/everything/#a-part`)
  await expect.poll(() => marked(page)).toEqual(['A part'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => marked(page)).toEqual([first])
})

test('before the app starts, a document marks the heading that a link or the browser has scrolled to, and one heading afterwards', async () => {
  const page = await site.open('/guides/everything/#another', {
    viewport: {width: 1440, height: 900},
  })
  await expect.poll(() => colored(page)).toEqual(['Another'])
  await page.evaluate(() => scrollTo(0, 1e6))
  await expect.poll(() => colored(page)).toEqual(['The end'])
  await page.reload()
  await expect.poll(() => colored(page)).toEqual(['The end'])
  expect(await page.locator('html.started').count()).toBe(0)

  await page.mouse.wheel(0, -10_000)
  await page.locator('html.started').waitFor({state: 'attached'})
  await expect.poll(() => marked(page)).toHaveLength(1)
  const [first] = await marked(page)
  expect(first).not.toBe('The end')
  await expect.poll(() => colored(page)).toEqual([first])
})

test('without scripts, a link to a part leaves no other heading marked', async () => {
  const options = {viewport: {width: 1440, height: 900}, javaScriptEnabled: false}
  const page = await site.open('/guides/everything/#another', options)
  expect(await colored(page)).toEqual([])
})

/** The headings that look as if they were current. */
function colored(page: OpenPage): Promise<string[]> {
  return list(page)
    .locator('a')
    .evaluateAll(links =>
      links
        .filter(link => getComputedStyle(link).borderInlineStartColor !== 'rgba(0, 0, 0, 0)')
        .map(link => link.textContent),
    )
}

const phone = {viewport: {width: 390, height: 700}} as const

/** The bar with the headings of the page on phones. */
function bar(page: OpenPage) {
  return page.locator('main details:has(> summary):has-text("On this page")')
}

function isOpen(page: OpenPage): Promise<boolean> {
  return bar(page).evaluate(element => element instanceof HTMLDetailsElement && element.open)
}

/** Where a heading is, from the lower edge of the bar. */
function distanceFromBar(page: OpenPage, id: string): Promise<number> {
  return page.evaluate(target => {
    const heading = document.getElementById(target)?.getBoundingClientRect().top ?? 0
    const [summary] = document.querySelectorAll('main details > summary')
    return heading - (summary?.getBoundingClientRect().bottom ?? 0)
  }, id)
}

describe('the bar of a phone', () => {
  test('is shown below 768 pixels, stays below the header, and opens its list over the text, which marks the heading that is read, and closes after a choice, with Escape and with a click elsewhere', async () => {
    const page = await openScreen(site, 'page', {viewport: {width: 768, height: 700}})
    expect(await bar(page).isVisible()).toBe(false)
    await page.setViewportSize(phone.viewport)
    expect(await bar(page).isVisible()).toBe(true)
    await readFrom(page, 'another')
    await expect.poll(() => bar(page).locator('summary').innerText()).toMatch(/Another$/)
    const header = await page.getByRole('banner').boundingBox()
    expect((await bar(page).boundingBox())?.y).toBe((header?.y ?? 0) + (header?.height ?? 0))
    expect(await distanceFromBar(page, 'another')).toBeGreaterThanOrEqual(0)

    await readFrom(page, 'a-part')
    const summary = bar(page).locator('summary')
    await expect.poll(() => summary.innerText()).toMatch(/A part$/)
    const before = await page.evaluate(() => scrollY)
    const shift = await layoutShift(page)
    await summary.click()
    await list(page).waitFor()
    expect(await marked(page)).toEqual(['A part'])
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await layoutShift(page)).toBe(shift)
    await list(page).getByRole('link', {name: 'Another', exact: true}).click()
    await page.waitForURL(/#another$/)
    await expect.poll(() => isOpen(page)).toBe(false)
    await expect.poll(() => distanceFromBar(page, 'another')).toBeLessThan(60)
    expect(await distanceFromBar(page, 'another')).toBeGreaterThanOrEqual(0)

    await scrollWindow(page, 1500)
    await summary.focus()
    await page.keyboard.press('Enter')
    await list(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(page)).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary')
    expect(await page.evaluate(() => scrollY)).toBe(1500)
    await page.keyboard.press('Enter')
    await list(page).waitFor()
    await page.mouse.click(200, 690)
    await expect.poll(() => isOpen(page)).toBe(false)

    await page.goto(`${site.url}/guides/`)
    expect(await bar(page).count(), 'on a page without headings').toBe(0)
  })

  test('works without scripts: the list stays open, and leaves the heading uncovered', async () => {
    const page = await site.open('/guides/everything/', {...phone, javaScriptEnabled: false})
    await bar(page).locator('summary').click()
    await list(page).getByRole('link', {name: 'Another', exact: true}).click()
    const box = await list(page).boundingBox()
    const heading = await page.getByRole('heading', {name: 'Another'}).first().boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect(heading?.y).toBeLessThan(700)
  })
})
