import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite} from './browser.ts'

const site = useSite()

describe('a page made of a README', () => {
  test('says whose text it is, in which version and under which license', async () => {
    const page = await site.open('/loaders/css-loader/', {javaScriptEnabled: false})
    const line = page.getByText(/^README of css-loader \d+\.\d+\.\d+, license MIT$/)
    expect(await line.isVisible()).toBe(true)
    expect(await line.getByRole('link').getAttribute('href')).toMatch(
      /^https:\/\/www\.npmjs\.com\/package\/css-loader\/v\/\d/,
    )
    expect(await page.getByText('Disclaimer:').count()).toBe(0)
  })

  test('says so if others than webpack maintain the package', async () => {
    const page = await site.open('/plugins/html-webpack-plugin/')
    expect(await page.getByText('Disclaimer:').isVisible()).toBe(true)
  })

  test('asks no other host for anything', async () => {
    for (const url of ['/plugins/html-webpack-plugin/', '/loaders/babel-loader/']) {
      const page = await site.open(url, {allow: imageHosts})
      await takenOver(page)
      expect(await page.locator('.article img, .article iframe').count()).toBe(0)
      await page.context().close()
    }
  })

  test('unfolds what its author folded, by keyboard too and without scripts', async () => {
    const url = '/plugins/minimizer-webpack-plugin/'
    const page = await site.open(url, {javaScriptEnabled: false})
    const code = page.locator('.details pre').first()
    expect(await code.isVisible()).toBe(false)
    await page.locator('.summary').first().focus()
    await page.keyboard.press('Enter')
    expect(await code.isVisible()).toBe(true)
  })

  test('prints what is folded', async () => {
    const page = await site.open('/plugins/minimizer-webpack-plugin/')
    await takenOver(page)
    await page.emulateMedia({media: 'print'})
    const height = () =>
      page
        .locator('.details')
        .first()
        .evaluate(({clientHeight}) => clientHeight)
    await expect.poll(height).toBeGreaterThan(300)
  })

  test.each([320, 390])('breaks the name of a plugin between its words at %i px', async width => {
    const page = await site.open('/plugins/css-minimizer-webpack-plugin/', {
      viewport: {width, height: 800},
    })
    const tops = await page.getByRole('heading', {level: 1}).evaluate(title => {
      const range = document.createRange()
      const text = title.lastChild
      if (text) range.selectNode(text)
      return {text: text?.textContent, lines: range.getClientRects().length}
    })
    expect(tops).toEqual({text: 'Plugin', lines: 1})
    expect(await page.evaluate(() => document.body.scrollWidth > innerWidth)).toBe(false)
  })
})
