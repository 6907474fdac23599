import {describe, expect, test} from 'vitest'
import {at, playStates} from './animations.ts'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {layoutShift} from './layout-shift.ts'

const site = useSite()
const sentence = 'bundle your assets, scripts, images and styles'

describe('the words', () => {
  test('slide one after another: each stands for 5 s and slides for 1 s', async () => {
    const page = await site.open('/')
    const shown = async (seconds: number) => {
      await at(page, seconds)
      return wordsInWindow(page)
    }
    const words = ['assets', 'scripts', 'images', 'styles']
    for (const [index, word] of words.entries()) {
      const next = words[(index + 1) % words.length]
      const start = index * 6
      expect(await shown(start)).toEqual([word])
      expect(await shown(start + 4.99)).toEqual([word])
      expect(await shown(start + 5.5)).toEqual([word, next])
      expect(await shown(start + 6)).toEqual([next])
    }
  })

  test('are seen through a window of 110 px that holds the longest', async () => {
    for (const width of [320, 390, 768, 1440]) {
      const page = await site.open('/', {viewport: {width, height: 800}})
      const widths = await page.locator('.word-rotator-window').evaluate(window => ({
        window: window.getBoundingClientRect().width,
        widest: Math.max(
          ...[...window.querySelectorAll('.word-rotator-words > span')].map(word => {
            const range = document.createRange()
            range.selectNodeContents(word)
            return range.getBoundingClientRect().width
          }),
        ),
      }))
      expect(widths.window).toBeCloseTo(110, 1)
      expect(widths.widest).toBeLessThanOrEqual(110)
      expect(widths.widest).toBeGreaterThan(80)
    }
  })

  test('are one sentence for screen readers', async () => {
    const page = await site.open('/')
    await takenOver(page)
    const tree = await page.locator('main').ariaSnapshot()
    expect(tree.match(/bundle your[^\n"]*/g)).toEqual([sentence])
    expect(tree).toContain(`heading "${sentence}" [level=1]`)
  })

  test('are printed as one sentence, without what moves', async () => {
    const page = await site.open('/')
    await page.emulateMedia({media: 'print'})
    const {width = 0} = (await page.getByText(sentence).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(300)
    for (const name of ['.word-rotator-window', '.cube-cube', 'svg[role="img"]']) {
      expect(await page.locator(name).isVisible()).toBe(false)
    }
  })
})

describe('what moves', () => {
  test('moves without scripts, and has no button then', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    expect(await playStates(page)).toEqual(['running', 'running', 'running'])
    expect(await page.getByRole('button', {name: 'Pause the animation'}).count()).toBe(0)
  })

  test('stands still for who prefers reduced motion, and has no button then', async () => {
    const page = await site.open('/', {reducedMotion: 'reduce'})
    await takenOver(page)
    expect(await playStates(page)).toEqual([])
    expect(await wordsInWindow(page)).toEqual(['assets'])
    expect(await page.getByRole('button', {name: 'Pause the animation'}).count()).toBe(0)
  })

  test('stops while the tab is hidden', async () => {
    const page = await site.open('/')
    await takenOver(page)
    for (const state of ['hidden', 'visible']) {
      await page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', {value, configurable: true})
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
      const expected = state === 'hidden' ? 'paused' : 'running'
      expect(await playStates(page)).toEqual([expected, expected, expected])
    }
  })

  test('is paused and continued with the keyboard', async () => {
    const page = await site.open('/')
    await takenOver(page)
    const focused = page.locator(':focus')
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab')
      if ((await focused.getAttribute('aria-label')) === 'Pause the animation') break
    }
    await page.keyboard.press('Space')
    expect(await playStates(page)).toEqual(['paused', 'paused', 'paused'])
    expect(await focused.getAttribute('aria-label')).toBe('Continue the animation')
    await page.keyboard.press('Enter')
    expect(await playStates(page)).toEqual(['running', 'running', 'running'])
  })

  test('shifts nothing', async () => {
    const page = await site.open('/')
    await takenOver(page)
    for (const seconds of [5.2, 5.5, 6, 23.5, 24]) await at(page, seconds)
    expect(await layoutShift(page)).toBe(0)
  })
})

/** The words of which something is seen in the window, from the top. */
function wordsInWindow(page: OpenPage): Promise<string[]> {
  return page.locator('.word-rotator-window').evaluate(element => {
    const window = element.getBoundingClientRect()
    return [...element.querySelectorAll('.word-rotator-words > span')]
      .filter(word => {
        const {top, bottom} = word.getBoundingClientRect()
        return Math.min(bottom, window.bottom) - Math.max(top, window.top) > 0.5
      })
      .map(({textContent}) => textContent)
  })
}
