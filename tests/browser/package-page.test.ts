import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

describe('a page made of a README', () => {
  test('unfolds what its author folded by keyboard, without scripts, and says whose text it is', async () => {
    const page = await site.open('/loaders/css-loader/', {javaScriptEnabled: false})
    const line = page.getByText(/^README of css-loader \d+\.\d+\.\d+, license MIT$/)
    expect(await line.isVisible()).toBe(true)
    expect(await line.getByRole('link').getAttribute('href')).toMatch(
      /^https:\/\/www\.npmjs\.com\/package\/css-loader\/v\/\d/,
    )
    expect(await page.getByText('Disclaimer:').count()).toBe(0)

    await page.goto(`${site.url}/plugins/minimizer-webpack-plugin/`)
    const code = page.locator('.details pre').first()
    expect(await code.isVisible()).toBe(false)
    await page.locator('.summary').first().focus()
    await page.keyboard.press('Enter')
    expect(await code.isVisible()).toBe(true)
  })

  test('prints what is folded, and breaks the name of a plugin between its words on phones', async () => {
    const page = await site.start('/plugins/minimizer-webpack-plugin/')
    const height = () =>
      page
        .locator('.details')
        .first()
        .evaluate(({clientHeight}) => clientHeight)
    const folded = await height()
    await page.emulateMedia({media: 'print'})
    await expect.poll(height).toBeGreaterThan(Math.max(300, folded))

    await page.emulateMedia({media: 'screen'})
    await page.goto(`${site.url}/plugins/css-minimizer-webpack-plugin/`)
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 800})
      const lastPart = await page.getByRole('heading', {level: 1}).evaluate(title => {
        const range = document.createRange()
        const text = title.lastChild
        if (text) range.selectNode(text)
        return {text: text?.textContent, lines: range.getClientRects().length}
      })
      const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth)
      expect({width, ...lastPart, isWide}).toEqual({width, text: 'Plugin', lines: 1, isWide: false})
    }
  })
})
