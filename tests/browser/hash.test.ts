import {expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {clickInPlace, expectBelowHeader, heading, holdAnswers, scrollTop} from './page-parts.ts'

const site = useSite('hashes')
const LATE = '/data/v1/pages/guides/far.json'

function link(page: OpenPage, name: string) {
  return page.locator('main').getByRole('link', {name, exact: true})
}

async function expectFocused(page: OpenPage, id: string): Promise<void> {
  await page.waitForFunction(target => document.activeElement?.id === target, id)
}

test('a hash that begins with a digit, is percent-encoded, or is not ASCII leads to its heading, also if the text loads slowly', async () => {
  const page = await site.open('/')
  for (const [name, id] of [
    ['Digit', '5-steps'],
    ['encoded', 'größe'],
    ['plain', 'größe'],
  ] as const) {
    await page.goto(`${site.url}/guides/`)
    await takenOver(page)
    const release = holdAnswers(site, LATE)
    await link(page, name).click()
    await page.locator('[aria-busy="true"]').waitFor()
    expect(await page.locator(`[id="${id}"]`).count()).toBe(0)
    release()
    await expectFocused(page, id)
    await expectBelowHeader(page, id)

    await page.goBack()
    await link(page, name).click() // now the text is there at once
    await expectFocused(page, id)
    await expectBelowHeader(page, id)
  }
})

test('a page without a hash starts at its top, whether or not the link ends with #', async () => {
  const page = await site.start('/guides/')
  for (const name of ['page', 'nothing']) {
    await link(page, name).waitFor()
    await page.evaluate(() => scrollTo(0, 800))
    await clickInPlace(link(page, name))
    await heading(page, 'Far').waitFor()
    await page.locator('.article').waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
  }
})
