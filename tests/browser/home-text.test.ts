import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

describe('the reasons on the home page', () => {
  test('have their figure and their code side by side, one above the other on a phone', async () => {
    const page = await site.open('/')
    const reasons = page.locator('.article > section', {has: page.locator('h2 + p > strong')})
    expect(await reasons.count()).toBe(6)
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900})
      for (const reason of await reasons.all()) {
        const text = await reason.locator('h2 + p').boundingBox()
        const code = await reason.locator('.code').first().boundingBox()
        const isBeside = (code?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0)
        expect({width, isBeside}).toEqual({width, isBeside: width === 1440})
        expect(code?.x).toBeGreaterThanOrEqual(0)
        expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
  })
})

describe('the three steps on the home page', () => {
  test('show their files side by side, and end with links to pages that exist', async () => {
    const page = await site.open('/')
    const headings = await page.locator('.article h2').allTextContents()
    expect(headings.map(text => text.replace(/\s*#$/, '')).slice(-4)).toEqual([
      'Write your code',
      'Bundle it',
      'Get started',
      'Find your way',
    ])
    for (const names of [
      ['src/index.js', 'src/bar.js'],
      ['webpack.config.mjs', 'page.html'],
    ]) {
      const [left, right] = await Promise.all(
        names.map(name => page.locator('.code-title', {hasText: name}).last().boundingBox()),
      )
      expect(right?.y).toBe(left?.y)
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    }

    const text = page.locator('.article p', {hasText: 'Follow Getting Started'})
    const links = await text.locator('a').all()
    expect(await Promise.all(links.map(link => link.getAttribute('href')))).toEqual([
      '/guides/getting-started/',
      '/concepts/',
    ])
  })
})

describe('the diagram on the home page', () => {
  test('has one text for screen readers, stays clear of the cube, and is left out below 768 px', async () => {
    const page = await site.open('/')
    const labels = (name: string) => page.locator(`${name} text`).allTextContents()
    expect(await labels('.module-diagram-modules')).toEqual(
      '.js .js .hbs .cjs .sass .sass .sass .png .jpg'.split(' '),
    )
    expect(await labels('.module-diagram-assets')).toEqual('.js .css .jpg .png'.split(' '))
    const tree = await page.locator('main').ariaSnapshot()
    expect(tree.match(/static assets/g)).toHaveLength(1)
    expect(tree).toContain('img "Nine modules with dependencies')

    const box = async (name: string) => {
      const rect = await page.locator(name).boundingBox()
      return {left: rect?.x ?? NaN, right: (rect?.x ?? NaN) + (rect?.width ?? NaN)}
    }
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900})
      const modules = await box('.module-diagram-modules')
      const assets = await box('.module-diagram-assets')
      const middle = width / 2
      expect({
        width,
        modulesAreClear: modules.left >= 0 && modules.right <= middle - 85, // half of the cube
        assetsAreClear: assets.left >= middle + 85 && assets.right <= width,
      }).toEqual({width, modulesAreClear: true, assetsAreClear: true})
    }
    for (const width of [320, 767]) {
      await page.setViewportSize({width, height: 900})
      expect({
        width,
        cube: await page.locator('.cube-cube').isVisible(),
        modules: await page.locator('.module-diagram-modules').isVisible(),
        assets: await page.locator('.module-diagram-assets').isVisible(),
        label: await page.getByText('static assets', {exact: true}).isVisible(),
      }).toEqual({width, cube: true, modules: false, assets: false, label: false})
    }
  })
})
