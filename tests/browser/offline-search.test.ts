import {expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'
import {searchOf} from './search-steps.ts'
import {visitAndStore} from './stored-content.ts'

const site = useSite('search')

test('the search, without a network corrects misspelled words, finds a page that was never opened, and leads to it', async () => {
  const page = await visitAndStore(site, '/guides/')
  await page.context().setOffline(true)
  await page.goto(`${site.url}/guides/fields/`)
  await takenOver(page)
  const {button, input, hits, selected} = searchOf(page)
  await button.click()
  await input.fill('zepelin')
  await selected.getByText('Zeppelins').first().waitFor()
  expect(await hits.count()).toBeGreaterThan(1)
  await input.fill('mooring mast')
  await selected.getByText('Mooring mast').waitFor()
  await input.press('Enter')
  await page.getByRole('heading', {level: 1, name: 'Zeppelins'}).waitFor()
  expect(page.url()).toBe(`${site.url}/concepts/zeppelins/#mooring-mast`)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toBe('mooring-mast')
})
