import {describe, expect, test} from 'vitest'
import {expectAccessible, smallTargets} from './axe.ts'
import {useSite, type OpenOptions, type OpenPage} from './browser.ts'
import {answerWith, holdAnswers} from './page-parts.ts'
import {openMarked, searchOf} from './search-steps.ts'

const site = useSite('search')

async function open(options?: OpenOptions): Promise<OpenPage> {
  const page = await openMarked(site, '/guides/', options)
  await page.keyboard.press('Control+k')
  await searchOf(page).dialog.locator('.DocSearch-Input').waitFor()
  return page
}

describe('the search', () => {
  test('has nothing that axe finds in any state, while it waits for its index and when that fails as well', async () => {
    const page = await open({bypassCSP: true})
    const expectNothing = async (state: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900})
        await expectAccessible(page, `${state}, ${width} px`)
      }
    }
    const {input, hits, selected, dialog, button} = searchOf(page)
    await expectNothing('empty')
    const release = holdAnswers(site, '/data/v1/search/')
    await input.fill('zeppelin')
    await dialog.locator('.DocSearch-LoadingIndicator').waitFor()
    await expectNothing('waiting')
    release()
    answerWith(site, /^\/data\/v1\/search\//, response => response.writeHead(500).end())
    const retry = dialog.getByRole('button', {name: 'Try again'})
    await retry.waitFor()
    await expectNothing('failed')
    site.intercept = undefined
    await retry.click()
    await hits.first().waitFor()
    await expectNothing('results')
    await input.fill('xyzzyplugh')
    await dialog.getByText('No results for').first().waitFor()
    await expectNothing('none')
    await input.fill('mooring mast')
    await selected.getByText('Mooring mast').waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({state: 'detached'})
    await button.click()
    await hits.getByText('Mooring mast').waitFor()
    await expectNothing('recent')
  })

  test('has nothing that axe finds, and fits, before it is loaded', async () => {
    const page = await openMarked(site, '/guides/', {bypassCSP: true})
    holdAnswers(site, '/assets/prepare-search-')
    await page.keyboard.press('Control+k')
    const {dialog, input} = searchOf(page)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({width, height: 900})
      await expectAccessible(page, `${width} px`)
      expect(await smallTargets(page), `${width} px`).toEqual([])
      const right = await dialog.evaluate(it =>
        Math.max(
          ...[...it.querySelectorAll('button, input')].map(
            each => each.getBoundingClientRect().right,
          ),
        ),
      )
      expect(right, `${width} px`).toBeLessThanOrEqual(width)
    }
    expect((await input.boundingBox())?.width).toBeGreaterThan(80)
  })

  test('fits into windows of any size, with letters of any size; shows what is selected in forced colors, and moves nothing if motion is reduced', async () => {
    const page = await open({
      forcedColors: 'active',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    })
    const {input, hits, selected, dialog} = searchOf(page)
    await input.fill('quokka')
    await hits.first().waitFor()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    const style = await selected.evaluate(it => [
      getComputedStyle(it).outlineStyle,
      getComputedStyle(it).outlineWidth,
    ])
    expect(style).toEqual(['solid', '2px'])
    await page.emulateMedia({forcedColors: 'none', reducedMotion: 'no-preference'})
    for (const [width, height, letters] of [
      [320, 640, 16],
      [390, 844, 16],
      [768, 900, 32],
      [1440, 900, 32],
    ] as const) {
      await page.setViewportSize({width, height})
      await page.evaluate(px => (document.documentElement.style.fontSize = `${px}px`), letters)
      const sizes = await dialog.evaluate(it => {
        const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
        return {
          scrolls: document.documentElement.scrollWidth > innerWidth,
          wide: [...it.querySelectorAll('button, input, a, label, p')]
            .filter(isWide)
            .map(element => element.outerHTML.slice(0, 80)),
        }
      })
      expect({width, letters, ...sizes}).toEqual({width, letters, scrolls: false, wide: []})
      expect((await input.boundingBox())?.width, `${width} px`).toBeGreaterThan(80)
    }
  })
})

test('the button of the search names the keys of the reader’s computer', async () => {
  const page = await openMarked(site, '/guides/')
  const keys = () =>
    page
      .locator('[data-search] kbd')
      .evaluate(it => getComputedStyle(it, '::before').content.replaceAll('"', ''))
  expect(await keys()).toBe('Ctrl K')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {value: 'MacIntel'})
  })
  await page.reload()
  await page.locator('html.mac').waitFor()
  expect(await keys()).toBe('⌘ K')
  expect(page.errors).toEqual([])
})
