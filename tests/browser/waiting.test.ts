import {expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {holdAnswers} from './page-parts.ts'

const site = useSite('screens')

/** Milliseconds after which nothing is waited for any longer. */
const TIMEOUT = 120_000

const HOUR = 3_600_000

test('a server that never answers is given up after 120 s, and not before, for the text of a page', async () => {
  const release = holdAnswers(site, '/data/v1/pages/guides/everything.json')
  const page = await site.start('/guides/')
  const error = page.getByText('Error loading content.')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + HOUR)
  await page.getByTestId('sidebar-item-title').getByText('Everything', {exact: true}).click()
  await page.waitForURL('**/guides/everything/')
  await page.clock.runFor(1000) // the skeleton is there
  await page.locator('[aria-busy="true"]').waitFor()
  await page.clock.fastForward(TIMEOUT - 5000)
  expect(await error.count()).toBe(0)
  await page.clock.fastForward(5000)
  await page.clock.resume()
  await page.getByRole('alert').getByText('Error loading content.').waitFor()
  expect(await page.locator('h1:visible').textContent()).toBe('Everything')
  expect(await page.getByTestId('hello-darkness').isVisible()).toBe(true)
  release()
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.locator('.article').waitFor()
  expect(await page.locator('.article').innerText()).toContain('Text with inline code')
})
