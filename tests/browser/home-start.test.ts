import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {z} from 'zod'
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
  test('says what webpack is for, and how to begin, at each size', async () => {
    const page = await site.open('/')
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 664], // a phone with the bars of its browser
    ] as const) {
      await page.setViewportSize({width, height})
      expect(await page.getByText('webpack follows the imports in your code').isVisible()).toBe(
        true,
      )
      const end = await endOf(page)
      expect({width, isInView: end <= height}).toEqual({width, isInView: true})
    }
    const start = page.locator('main').getByRole('link', {name: 'Get started', exact: true})
    expect(await start.getAttribute('href')).toBe('/guides/getting-started/')
  })

  test('names the version of webpack that the pages were checked with', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    const {version} = z
      .object({version: z.string()})
      .parse(JSON.parse(await readFile('node_modules/webpack/package.json', 'utf8')))
    const link = page.getByRole('link', {name: `Version ${version}`})
    expect(await link.getAttribute('href')).toBe(
      `https://github.com/webpack/webpack/releases/tag/v${version}`,
    )
  })
})

describe('the install command of the home page', () => {
  test('is that of the text below, in the tab that the reader chose, and can be copied', async () => {
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
    await page.reload()
    await takenOver(page)
    const selected = page.getByRole('tab', {selected: true}).first()
    expect(await selected.textContent()).toBe('pnpm')
    expect(page.errors).toEqual([])
  })

  test('is shown for each package manager if there are no scripts', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    const commands = page.locator('main .tabs').first().locator('code')
    expect(await commands.allTextContents()).toEqual([
      'npm install --save-dev webpack webpack-cli',
      'yarn add --dev webpack webpack-cli',
      'pnpm add --save-dev webpack webpack-cli',
    ])
    for (const command of await commands.all()) expect(await command.isVisible()).toBe(true)
  })

  test('keeps the choice of the reader after a visit to another page', async () => {
    const page = await site.open('/')
    await takenOver(page)
    await page.getByRole('tab', {name: 'Yarn'}).first().click()
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click()
    await page.getByRole('heading', {level: 1, name: 'Blog'}).waitFor()
    await page.goBack()
    const selected = page.locator('main').getByRole('tab', {selected: true}).first()
    await expect.poll(() => selected.textContent()).toBe('Yarn')
    const command = page.locator('main .tabs .tab[data-selected] code').first()
    expect(await command.textContent()).toBe('yarn add --dev webpack webpack-cli')
    expect(page.errors).toEqual([])
  })
})
