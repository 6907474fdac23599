import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {choose, marks} from './own-version.ts'
import {holdAnswers} from './page-parts.ts'

const site = useSite('content')

/** Files of the choice. */
const files = /\/assets\/own-version-|\/webpack\/(?:history|releases)\.json/

describe('the version that a reader has', () => {
  test('loads nothing before it is chosen, marks what it lacks, also on the next page, and is remembered', async () => {
    const page = await site.start('/configuration/dotenv/')
    expect(page.requests.filter(url => files.test(url))).toEqual([])
    await choose(page, '5.999')
    await page.locator('dialog [role=alert]', {hasText: 'Type a version from 4.47'}).waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-own-version')))
      .toBe(true)
    await choose(page, '5.90')
    await marks(page, 'main h2').first().waitFor()
    expect(await marks(page, 'main h2').first().textContent()).toBe('not in webpack 5.90')
    await page.locator('aside summary', {hasText: 'Develop'}).click()
    await page.locator('aside a[href="/configuration/devtool/"]').click()
    await marks(page, 'main dl').first().waitFor()
    expect(await marks(page, 'main dl').first().textContent()).toContain('In 5.90')
    await page.reload()
    await marks(page, 'main dl').first().waitFor()
    await takenOver(page)
    await page.locator('aside button[data-own-version="5.90"]').click()
    await page.getByRole('button', {name: 'Remove my version'}).click()
    await expect.poll(() => marks(page, 'body').count()).toBe(0)
  })

  test('comes with a link, unless another one is chosen before its data arrives', async () => {
    const page = await site.open('/configuration/dotenv/?webpack=5.20')
    await marks(page, 'main h2').first().waitFor()
    const release = holdAnswers(site, '/data/v1/webpack/history.json')
    await page.reload()
    await takenOver(page)
    await choose(page, '5.90')
    release()
    await marks(page, 'main h2').first().waitFor()
    expect(await shownMarks(page)).toEqual(['not in webpack 5.90'])
  })
})

/** Texts of the first mark during ten changes of the document, each of which is marked again. */
function shownMarks(page: OpenPage): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = new Set<string>()
    for (let frame = 0; frame < 10; frame++) {
      document.body.append(document.createElement('i'))
      await new Promise(requestAnimationFrame)
      texts.add(document.querySelector('main h2 [data-version-mark]')?.textContent ?? '')
    }
    return [...texts]
  })
}

test('an update is listed for the options of a configuration', async () => {
  const page = await site.open('/migrate/versions/?from=5.100&to=5.103')
  await page.locator('main [role=status]', {hasText: 'From webpack 5.100 to 5.103'}).waitFor()
  await page.locator('summary', {hasText: 'my configuration'}).click()
  await page.locator('main textarea').fill('export default {experiments: {layers: true}}')
  await page.getByRole('button', {name: 'Check with webpack'}).click()
  await page
    .locator('main [role=status]', {hasText: 'From webpack 5.100 to 5.103: 1 removed.'})
    .waitFor()
})
