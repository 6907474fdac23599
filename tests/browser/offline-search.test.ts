import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'
import {searchOf} from './search-steps.ts'
import {refuseContent, visit, visitAndStore} from './stored-content.ts'

const site = useSite()

describe('the search, without a network', () => {
  test('finds a page that was never opened, and leads to it', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await page.context().setOffline(true)
    await page.goto(`${site.url}/license/`)
    await takenOver(page)
    const {button, input, hits, selected} = searchOf(page)
    await button.click()
    await input.fill('what creates an edge')
    await selected.getByText('What creates an edge').waitFor()
    expect(await hits.count()).toBeGreaterThan(1)
    await input.press('Enter')
    await page.getByRole('heading', {level: 1, name: 'Dependency Graph'}).waitFor()
    const id = 'what-creates-an-edge'
    expect(page.url()).toBe(`${site.url}/concepts/dependency-graph/#${id}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
  })

  test('corrects what is misspelt', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await page.context().setOffline(true)
    const {button, input, selected} = searchOf(page)
    await button.click()
    await input.fill('entry pionts')
    await selected.getByText('Entry Points').first().waitFor()
  })

  test('says that it does not work where nothing is stored, and works again later', async () => {
    const page = await visit(site, '/concepts/', {init: refuseContent})
    await page.context().setOffline(true)
    const {button, input, dialog, hits} = searchOf(page)
    await button.click()
    await input.fill('loaders')
    await dialog.getByText('Search does not work right now').waitFor()
    await page.context().setOffline(false)
    await dialog.getByRole('button', {name: 'Try again'}).click()
    await hits.first().waitFor()
  })
})
