import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

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
