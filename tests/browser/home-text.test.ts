import {expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'

const site = useSite()

test('each reason on the home page has its figure, one link and its code, next to each other or on a phone below; each of the three steps has its files side by side; webpack runs when the reader asks for it', async () => {
  const page = await site.open('/')
  const reasons = page.locator('.article .tab', {has: page.locator('h3')})
  expect(await reasons.count()).toBe(6)
  for (const reason of await reasons.all()) {
    expect(await reason.locator('strong').count()).toBe(1)
    expect(await reason.locator('p:not(.download) > a').count()).toBe(1)
    expect(await reason.locator('.code').count()).toBeGreaterThan(0)
  }
  const headings = await page.locator('.article h2').allTextContents()
  expect(headings.slice(-3)).toEqual(['Write your code', 'Bundle it', 'Next steps'])
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
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900})
    const [text, code] = await Promise.all(
      ['h3', '.code'].map(name => reasons.first().locator(name).boundingBox()),
    )
    expect((code?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0)).toBe(width === 1440)
    expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await takenOver(page)
  await page.getByRole('tab', {name: 'Cache'}).click()
  await page.getByText('cache: { type: "filesystem" }').waitFor()
  expect(await page.getByText('import.meta.webpackHot.accept').isVisible()).toBe(false)
  await page.locator('main [data-testid="playground-run"][data-app]').click()
  await page.getByTestId('playground-assets').getByText('bundle.js').waitFor()
})

test('the diagram on the home page has one text for screen readers, stays clear of the cube, and is drawn from top to bottom below 768 px', async () => {
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
    const parts = ['.module-diagram-phone >> nth=0', '.cube-cube', '.module-diagram-phone >> nth=1']
    const tops = await Promise.all(
      parts.map(async part => (await page.locator(part).boundingBox())?.y ?? NaN),
    )
    expect(tops).not.toContain(NaN)
    expect(tops, `at ${width} pixels`).toEqual(tops.toSorted((a, b) => a - b))
    expect({
      width,
      modules: await page.locator('.module-diagram-modules').isVisible(),
      assets: await page.locator('.module-diagram-assets').isVisible(),
      label: await page.getByText('static assets', {exact: true}).isVisible(),
    }).toEqual({width, modules: false, assets: false, label: false})
  }
})
