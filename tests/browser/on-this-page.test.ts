import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
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

describe('the list of headings', () => {
  test('is shown from 1280 pixels on and marks the heading that is read, and no other', async () => {
    const page = await openScreen(site, 'page', {viewport: {width: 1279, height: 900}})
    expect(await list(page).isVisible()).toBe(false)
    await page.setViewportSize({width: 1280, height: 900})
    expect(await list(page).isVisible()).toBe(true)

    await expect.poll(() => marked(page)).toEqual([])
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
    expect(page.url()).toBe(`${site.url}/guides/everything/#a-part`)
    await expect.poll(() => marked(page)).toEqual(['A part'])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page)).toEqual([])
  })
})
