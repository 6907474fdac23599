import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')
const OTHER = 'https://v4.webpack.js.org'

function selector(page: OpenPage) {
  return page.getByRole('combobox', {name: /^Version/})
}

/** Answers for the host of version 4: with a page, or with what ends the wait for it. */
async function answerForOther(page: OpenPage, status: 200 | 204): Promise<void> {
  await page.route(`${OTHER}/**`, route =>
    route.fulfill({status, contentType: 'text/html', body: status === 200 ? '<p>Old</p>' : ''}),
  )
}

describe('the version selector', () => {
  test('offers this version first, and shows that the other one is opening', async () => {
    const page = await site.open('/concepts/', {allow: [OTHER]})
    await takenOver(page)
    expect(await selector(page).locator('option').allTextContents()).toEqual([
      'webpack 5',
      'webpack 4',
    ])
    expect(await selector(page).inputValue()).toBe('webpack 5')

    await answerForOther(page, 204) // the reader stays, as while one waits
    const status = page
      .locator('div', {has: selector(page)})
      .last()
      .getByRole('status')
    expect(await status.textContent()).toBe('')
    const asked = page.waitForRequest(`${OTHER}/concepts/`)
    await selector(page).selectOption('webpack 4')
    await asked
    await expect.poll(() => status.textContent()).toBe('Opening webpack 4…')
    const spins = (element: Element) => getComputedStyle(element, '::before').animationName
    expect(await status.evaluate(spins)).toMatch(/turn$/)
    expect(await selector(page).inputValue()).toBe('webpack 4')

    // The event for a page that the browser restores from its cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await expect.poll(() => status.textContent()).toBe('')
    expect(await selector(page).inputValue()).toBe('webpack 5')
  })

  test('leads to the current path, query and hash of the other version, and is reset on the way back', async () => {
    const page = await site.open('/configuration/', {allow: [OTHER]})
    await takenOver(page)
    await answerForOther(page, 200)
    await page.getByTestId('sidebar-item-title').getByText('Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    await selector(page).selectOption('webpack 4')
    await page.waitForURL(`${OTHER}/configuration/output/`)

    await page.goBack()
    await takenOver(page)
    await expect.poll(() => selector(page).inputValue()).toBe('webpack 5')
    expect(await page.getByText('Opening webpack').count()).toBe(0)

    await page.goto(`${site.url}/configuration/output/?a=b&c=%20d#examples`)
    await takenOver(page)
    await selector(page).selectOption('webpack 4')
    await page.getByText('Old').waitFor()
    expect(page.url()).toBe(`${OTHER}/configuration/output/?a=b&c=%20d#examples`)
  })

  test('is hidden without scripts, which it needs', async () => {
    const page = await site.open('/concepts/', {javaScriptEnabled: false})
    expect(await selector(page).count()).toBe(0)
  })
})
