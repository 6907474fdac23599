import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite()

test('the cube on the home page is tilted, and makes a quarter turn every 5 s, in 1 s; the inner one the other way', async () => {
  const page = await site.open('/')
  const tilt = await page.locator('.cube-cube').evaluate(cube => {
    const shown = new DOMMatrix(getComputedStyle(cube).transform).toFloat64Array()
    const wanted = new DOMMatrix('rotateX(-35.5deg) rotateY(45deg)').toFloat64Array()
    return Math.max(...shown.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))
  })
  expect(tilt).toBeLessThan(0.001)
  expect(await facesOf(page, '.cube-outer')).toEqual(['120 px, 60 px from the middle', 6])
  expect(await facesOf(page, '.cube-inner')).toEqual(['60 px, 30 px from the middle', 6])
  const seconds = [0, 4.99, 6, 9.99, 11, 16, 21, 26]
  const turns = [0, 0, 1, 1, 2, 3, 4, 5].map(turn => (turn % 4) * 90)
  expect(await anglesAt(page, seconds)).toEqual(
    turns.map(outer => ({outer, inner: (360 - outer) % 360})),
  )
  for (const {outer, inner} of await anglesAt(page, [5.5, 10.5, 15.5, 20.5, 25.5])) {
    expect(outer % 90).toBeGreaterThan(0) // while it turns
    expect(outer + inner).toBe(360)
  }
})

/** The size of all faces of a cube and their distance from its middle, and the number of their places. */
async function facesOf(page: OpenPage, name: string): Promise<[string, number]> {
  const faces = await page.locator(`${name} > i`).evaluateAll(elements =>
    elements.map(element => {
      const {m41, m42, m43} = new DOMMatrix(getComputedStyle(element).transform)
      const place = [m41, m42, m43].map(value => Math.round(value) || 0)
      return {
        text: `${element.clientWidth + 2 * element.clientLeft} px, ${Math.hypot(...place)} px from the middle`,
        place: place.join(),
      }
    }),
  )
  const texts = new Set(faces.map(({text}) => text))
  return [[...texts].join('; '), new Set(faces.map(({place}) => place)).size]
}

/** Rotation of both cubes at these times in seconds, in degrees from 0 to 359.9. */
function anglesAt(
  page: OpenPage,
  times: readonly number[],
): Promise<Array<{outer: number; inner: number}>> {
  return page.evaluate(seconds => {
    const angleOf = (name: string) => {
      const element = document.querySelector(name)
      const {m11, m13} = new DOMMatrix(element ? getComputedStyle(element).transform : '')
      const degrees = (Math.atan2(-m13, m11) * 180) / Math.PI
      return (Math.round(degrees * 10) / 10 + 360) % 360
    }
    const animations = document.getAnimations()
    for (const animation of animations) animation.pause()
    return seconds.map(second => {
      for (const animation of animations) animation.currentTime = second * 1000
      return {outer: angleOf('.cube-outer'), inner: angleOf('.cube-inner')}
    })
  }, times)
}
