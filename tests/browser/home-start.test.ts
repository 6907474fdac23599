import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

/** The lower edge of what a reader needs to begin, in pixels. */
function endOf(page: OpenPage): Promise<number> {
  return page
    .locator('main .tabs')
    .first()
    .evaluate(element => element.getBoundingClientRect().bottom)
}

describe('the first screen of the home page', () => {
  test('says what webpack is for, and how to begin, at each size, also when another page leads to it', async () => {
    const page = await site.open('/')
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 664], // a phone with the bars of its browser
    ] as const) {
      await page.setViewportSize({width, height})
      await page.getByText('webpack follows the imports in your code').waitFor()
      const end = await endOf(page)
      expect({width, isInView: end <= height}).toEqual({width, isInView: true})
    }
    const start = page.locator('main').getByRole('link', {name: 'Get started', exact: true})
    expect(await start.getAttribute('href')).toBe('/guides/getting-started/')

    await page.setViewportSize({width: 1440, height: 900})
    const end = await endOf(page)
    await page.goto(`${site.url}/concepts/`)
    await takenOver(page)
    await page.getByRole('banner').getByRole('link', {name: 'webpack', exact: true}).click()
    await page.getByRole('heading', {name: 'Try it here'}).waitFor()
    expect(await endOf(page)).toBe(end)
  })

  test('names the version of webpack, and shows every command, without scripts', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    const {version}: {version: string} = JSON.parse(
      await readFile('node_modules/webpack/package.json', 'utf8'),
    )
    const link = page.getByRole('link', {name: `Version ${version}`})
    expect(await link.getAttribute('href')).toBe(
      `https://github.com/webpack/webpack/releases/tag/v${version}`,
    )
    const commands = page.locator('.tabs', {hasText: 'pnpm'}).locator('code')
    expect(await commands.count()).toBe(9)
    for (const command of await commands.all()) expect(await command.isVisible()).toBe(true)
  })
})

test('the install command of the home page is that of the text below, in the tab that the reader chose, and can be copied', async () => {
  const page = await site.open('/')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await takenOver(page)
  for (const manager of ['npm', 'Yarn', 'pnpm']) {
    await page.getByRole('tab', {name: manager}).first().click()
    const shown = page.locator('main .tabs .tab[data-selected] code')
    const command = (await shown.first().textContent()) ?? ''
    expect((await shown.last().textContent())?.split('\n')[0]).toBe(command)
    await page.locator('main .tabs').first().getByRole('button', {name: 'Copy'}).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command)
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('tab', {name: 'npm', exact: true}).first().click()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe('pnpm')
  const selected = page.getByRole('tab', {selected: true})
  expect(await selected.filter({hasText: 'pnpm'}).count()).toBe(3)
  await page.reload()
  await takenOver(page)
  expect(await selected.first().textContent()).toBe('pnpm')
  expect(page.errors).toEqual([])
})
