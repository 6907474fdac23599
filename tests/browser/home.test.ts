import {describe, expect, test} from 'vitest'
import {at, playStates} from './animations.ts'
import {useSite, type OpenPage} from './browser.ts'
import {layoutShift} from './page-parts.ts'

const site = useSite()
const sentence = 'bundle your assets, scripts, images and styles'

describe('the words', () => {
  test('slide one after another: each stands for 5 s and slides for 1 s; nothing shifts; their window grows with the text; one sentence for screen readers and on paper', async () => {
    const page = await site.start('/')
    const words = ['assets', 'scripts', 'images', 'styles']
    for (const [index, word] of words.entries()) {
      const next = words[(index + 1) % words.length]
      const start = index * 6
      for (const [seconds, shown] of [
        [start, [word]],
        [start + 4.99, [word]],
        [start + 5.5, [word, next]],
        [start + 6, [next]],
      ] as const) {
        await at(page, seconds)
        expect({seconds, shown: await wordsInWindow(page)}).toEqual({seconds, shown})
      }
    }
    expect(await layoutShift(page)).toBe(0)

    const tree = await page.locator('main').ariaSnapshot()
    expect(tree.match(/bundle your[^\n"]*/g)).toEqual([sentence])
    expect(tree).toContain(`heading "${sentence}" [level=1]`)

    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({width, height: 800})
      const {window, widest} = await page.locator('.word-rotator-window').evaluate(element => ({
        window: element.getBoundingClientRect().width,
        widest: Math.max(
          ...[...element.querySelectorAll('.word-rotator-words > span')].map(word => {
            const range = document.createRange()
            range.selectNodeContents(word)
            return range.getBoundingClientRect().width
          }),
        ),
      }))
      expect({width, fits: widest > 0.7 * window && widest <= window}).toEqual({width, fits: true})
    }

    await page.emulateMedia({media: 'print'})
    const {width = 0} = (await page.getByText(sentence).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(300)
    for (const name of ['.word-rotator-window', '.cube-cube', '.module-diagram-modules']) {
      const isVisible = await page.locator(name).isVisible()
      expect({name, isVisible}).toEqual({name, isVisible: false})
    }
  })
})

describe('the animations', () => {
  test('run without scripts, and have no button then', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    expect(await playStates(page)).toEqual(['running', 'running', 'running'])
    expect(await page.getByRole('button', {name: 'Pause animation'}).count()).toBe(0)
  })

  test('do not run for a reader who prefers reduced motion, and have no button then; stop while the tab is hidden, and are paused and continued with the keyboard', async () => {
    const page = await site.start('/', {reducedMotion: 'reduce'})
    expect(await playStates(page)).toEqual([])
    expect(await wordsInWindow(page)).toEqual(['assets'])
    expect(await page.getByRole('button', {name: 'Pause animation'}).count()).toBe(0)

    await page.emulateMedia({reducedMotion: 'no-preference'})
    await expect.poll(() => playStates(page)).toHaveLength(3)
    for (const state of ['hidden', 'visible']) {
      await page.evaluate(value => {
        Object.defineProperty(document, 'visibilityState', {value, configurable: true})
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
      const expected = state === 'hidden' ? 'paused' : 'running'
      const states = await playStates(page)
      expect({state, states}).toEqual({state, states: [expected, expected, expected]})
    }
    const focused = page.locator(':focus')
    for (let tabs = 0; tabs < 20; tabs += 1) {
      await page.keyboard.press('Tab')
      if ((await focused.getAttribute('aria-label')) === 'Pause animation') break
    }
    await page.keyboard.press('Space')
    expect(await playStates(page)).toEqual(['paused', 'paused', 'paused'])
    expect(await focused.getAttribute('aria-label')).toBe('Resume animation')
    await page.keyboard.press('Enter')
    expect(await playStates(page)).toEqual(['running', 'running', 'running'])
  })
})

/** The words that are at least partly in view, from the top. */
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
