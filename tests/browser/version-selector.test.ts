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
})
