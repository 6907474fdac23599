import {expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {openMenu, openScreen} from './screens.ts'
import {prepare} from './walk.ts'

const site = useSite('screens')

test('the menu keeps the focus while it is open, even after its last control, and is left with Escape', async () => {
  const page = await openScreen(site, 'page', {viewport: {width: 390, height: 700}})
  await page.evaluate(prepare)
  await openMenu(page)
  const {length} = await page.evaluate(() => window.reachable())
  const names = new Set<string>()
  for (let count = 0; count < length + 2; count++) {
    await page.keyboard.press('Tab')
    const {stop, place} = await page.evaluate(() => ({
      stop: window.inspect(),
      place: document.activeElement?.closest('#AppMenu, body')?.id,
    }))
    if (stop) names.add(`${stop.index} ${stop.flaws.join()}`)
    expect(place).toBe(stop ? 'AppMenu' : '')
  }
  expect(names.size).toBe(length)
  await page.keyboard.press('Escape')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Menu')
})
