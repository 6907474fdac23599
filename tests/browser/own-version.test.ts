import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {visitAndStore} from './stored-content.ts'

const site = useSite('content')

/** Files of the choice. */
const files = /\/assets\/own-version-|\/webpack\/(?:history|releases)\.json/

function marks(page: OpenPage, place: string) {
  return page.locator(`${place} [data-version-mark]`)
}

async function choose(page: OpenPage, version: string): Promise<void> {
  await page.locator('aside button[data-own-version]').click()
  await page.locator('dialog[open] input').fill(version)
  await page.keyboard.press('Enter')
}

describe('the version that a reader has', () => {
  test('loads nothing before it is chosen', async () => {
    const requests: string[] = []
    const page = await site.open('/configuration/output/', {serviceWorkers: 'block'})
    page.on('request', request => requests.push(request.url()))
    await page.reload()
    await takenOver(page)
    expect(requests.filter(url => files.test(url))).toEqual([])
  })

  test('marks what it lacks, also on the next page', async () => {
    const page = await site.open('/configuration/dotenv/')
    await takenOver(page)
    await choose(page, '5.90')
    await marks(page, 'main h2').first().waitFor()
    expect(await marks(page, 'main h2').first().textContent()).toBe('not in webpack 5.90')
    await page.locator('aside a[href="/configuration/devtool/"]').click()
    await marks(page, 'main dl').first().waitFor()
    expect(await marks(page, 'main dl').first().textContent()).toContain('In 5.90')
  })

  test('comes with a link, and is remembered', async () => {
    const page = await site.open('/configuration/dotenv/?webpack=5.90')
    await marks(page, 'main h2').first().waitFor()
    await page.goto(new URL('/configuration/devtool/', page.url()).href)
    await marks(page, 'main dl').first().waitFor()
    await takenOver(page)
    await page.locator('aside button[data-own-version="5.90"]').click()
    await page.getByRole('button', {name: 'Any version'}).click()
    await expect.poll(() => marks(page, 'body').count()).toBe(0)
  })

  test('is the one that was chosen last, also if the data of the first arrives later', async () => {
    const page = await site.open('/configuration/dotenv/', {serviceWorkers: 'block'})
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route('**/webpack/history.json', async route => {
      await held
      await route.continue()
    })
    await page.goto(new URL('?webpack=5.20', page.url()).href)
    await takenOver(page)
    await choose(page, '5.90')
    release()
    await marks(page, 'main h2').first().waitFor()
    const shown = await page.evaluate(async () => {
      const texts = new Set<string>()
      for (let frame = 0; frame < 10; frame++) {
        document.body.append(document.createElement('i')) // what changes is marked again
        await new Promise(requestAnimationFrame)
        texts.add(document.querySelector('main h2 [data-version-mark]')?.textContent ?? '')
      }
      return [...texts]
    })
    expect(shown).toEqual(['not in webpack 5.90'])
  })

  test('is marked without a network, on pages that were never visited', async () => {
    const page = await visitAndStore(site, '/configuration/devtool/')
    await choose(page, '5.90')
    await marks(page, 'main dl').first().waitFor()
    await page.context().setOffline(true)
    await page.goto(`${site.url}/configuration/dotenv/`)
    await marks(page, 'main h2').first().waitFor()
    await takenOver(page)
    await page.locator('aside button[data-own-version="5.90"]').click()
    await page.locator('dialog[open] input').waitFor()
  })

  test('refuses what was never released, and gives the focus back', async () => {
    const page = await site.open('/configuration/dotenv/')
    await takenOver(page)
    await choose(page, '5.999')
    await page.locator('dialog [role=alert]', {hasText: 'Type a version from 4.47'}).waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-own-version')))
      .toBe(true)
  })
})

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
