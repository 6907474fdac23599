import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
import {openMarked, searchOf} from './search-steps.ts'

const site = useSite('search')
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds of any weight, in the dialog and around it. */
async function findings(page: OpenPage): Promise<string[]> {
  await page.evaluate(
    source => {
      if ('axe' in window) return
      const script = document.createElement('script')
      script.textContent = source
      document.head.append(script)
    },
    await readFile(axe, 'utf8'),
  )
  return page.evaluate(async () => {
    const {violations} = await window.axe.run()
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({target}) => `${id}: ${target.join(' ')}`),
    )
  })
}

async function open(options: object): Promise<OpenPage> {
  const page = await openMarked(site, '/guides/', options)
  await page.keyboard.press('Control+k')
  await searchOf(page).input.waitFor()
  return page
}

describe('the search', () => {
  test.each([
    ['light', 390],
    ['dark', 390],
    ['light', 1440],
    ['dark', 1440],
  ])('has nothing that axe finds: %s, %i px', async (theme, width) => {
    const localStorage = [{name: 'theme', value: theme}]
    const page = await open({
      viewport: {width, height: 900},
      bypassCSP: true,
      storageState: {cookies: [], origins: [{origin: site.url, localStorage}]},
    })
    const {input, hits, selected, dialog, button} = searchOf(page)
    expect({state: 'empty', found: await findings(page)}).toEqual({state: 'empty', found: []})
    await input.fill('zeppelin')
    await hits.first().waitFor()
    expect({state: 'results', found: await findings(page)}).toEqual({state: 'results', found: []})
    await input.fill('xyzzyplugh')
    await dialog.getByText('No results for').first().waitFor()
    expect({state: 'none', found: await findings(page)}).toEqual({state: 'none', found: []})
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({state: 'detached'})
    await button.click()
    await hits.getByText('Mooring mast').waitFor()
    expect({state: 'recent', found: await findings(page)}).toEqual({state: 'recent', found: []})
  })

  test.each([
    [320, 640, 16],
    [390, 844, 16],
    [768, 900, 32],
    [1440, 900, 32],
  ])('fits into %i × %i pixels with letters of %i', async (width, height, size) => {
    const page = await open({viewport: {width, height}})
    await page.evaluate(px => (document.documentElement.style.fontSize = `${px}px`), size)
    const {input, hits, dialog} = searchOf(page)
    await input.fill('quokka')
    await hits.first().waitFor()
    const sizes = await dialog.evaluate(it => {
      const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
      return {
        scrolls: document.documentElement.scrollWidth > innerWidth,
        wide: [...it.querySelectorAll('button, input, a, label, p')]
          .filter(isWide)
          .map(element => element.outerHTML.slice(0, 80)),
      }
    })
    expect(sizes).toEqual({scrolls: false, wide: []})
    expect((await input.boundingBox())?.width).toBeGreaterThan(80)
  })

  test('shows what is selected where colors are forced', async () => {
    const page = await open({forcedColors: 'active', colorScheme: 'dark'})
    const {input, selected} = searchOf(page)
    await input.fill('zeppelin')
    const style = await selected.evaluate(it => [
      getComputedStyle(it).outlineStyle,
      getComputedStyle(it).outlineWidth,
    ])
    expect(style).toEqual(['solid', '2px'])
  })

  test('moves nothing where the reader wants no motion', async () => {
    const page = await open({reducedMotion: 'reduce'})
    await searchOf(page).input.fill('zeppelin')
    await searchOf(page).hits.first().waitFor()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('breaks no rule of the content security policy', async () => {
    const page = await openMarked(site, '/guides/')
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', event => {
        document.body.dataset['violation'] = event.type
      })
    })
    await page.keyboard.press('Control+k')
    const {input, hits} = searchOf(page)
    await input.fill('quokka')
    await hits.first().waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.body.dataset['violation'])).toBeUndefined()
    expect(page.errors).toEqual([])
  })
})

describe('the button of the search', () => {
  test.each([
    [320, 16, false],
    [767, 16, false],
    [768, 16, false],
    [1024, 16, true],
    [1440, 16, true],
    [1440, 32, false],
  ])(
    'is in the header at %i px with letters of %i, like a field: %s',
    async (width, size, isField) => {
      const page = await openMarked(site, '/guides/', {viewport: {width, height: 800}})
      await page.evaluate(px => (document.documentElement.style.fontSize = `${px}px`), size)
      const {button} = searchOf(page)
      const box = await button.boundingBox()
      expect(box !== null && box.x >= 0 && box.x + box.width <= width).toBe(true)
      expect(await button.getByText('Search').isVisible()).toBe(isField)
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(
        70 * (size / 16),
      )
    },
  )

  test('names the keys as the computer of the reader does', async () => {
    const page = await openMarked(site, '/guides/')
    const keys = () =>
      page
        .locator('[data-search] kbd')
        .evaluate(it => getComputedStyle(it, '::before').content.replaceAll('"', ''))
    expect(await keys()).toBe('Ctrl K')
    const mac = await openMarked(site, '/guides/', {
      init: () => {
        Object.defineProperty(navigator, 'platform', {value: 'MacIntel'})
      },
    })
    expect(await mac.locator('html.mac').count()).toBe(1)
    expect(mac.errors).toEqual([])
  })
})
