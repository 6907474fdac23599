import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

describe('the diagram', () => {
  test('shows nine modules and four assets, and has one text for both', async () => {
    const page = await site.open('/')
    const labels = (name: string) => page.locator(`${name} text`).allTextContents()
    expect(await labels('.module-diagram-modules')).toEqual(
      '.js .js .hbs .cjs .sass .sass .sass .png .jpg'.split(' '),
    )
    expect(await labels('.module-diagram-assets')).toEqual('.js .css .jpg .png'.split(' '))
    const tree = await page.locator('main').ariaSnapshot()
    expect(tree.match(/static assets/g)).toHaveLength(1)
    expect(tree).toContain('img "Nine modules with dependencies')
  })

  test.each([768, 1024, 1440, 1920])(
    'stays clear of the cube and the edges at %s px',
    async width => {
      const page = await site.open('/', {viewport: {width, height: 900}})
      const box = async (name: string) => {
        const rect = await page.locator(name).boundingBox()
        return {left: rect?.x ?? NaN, right: (rect?.x ?? NaN) + (rect?.width ?? NaN)}
      }
      const modules = await box('.module-diagram-modules')
      const assets = await box('.module-diagram-assets')
      const middle = width / 2
      expect(modules.left).toBeGreaterThanOrEqual(0)
      expect(modules.right).toBeLessThanOrEqual(middle - 85) // the cube is 170 px wide
      expect(assets.left).toBeGreaterThanOrEqual(middle + 85)
      expect(assets.right).toBeLessThanOrEqual(width)
    },
  )

  test.each([320, 767])('is left out at %s px', async width => {
    const page = await site.open('/', {viewport: {width, height: 900}})
    expect(await page.locator('.cube-cube').isVisible()).toBe(true)
    expect(await page.locator('.module-diagram-modules').isVisible()).toBe(false)
    expect(await page.locator('.module-diagram-assets').isVisible()).toBe(false)
    expect(await page.getByText('static assets', {exact: true}).isVisible()).toBe(false)
  })
})
