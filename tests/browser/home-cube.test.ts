import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite()

describe('the cube on the home page', () => {
  test('is tilted, and makes a quarter turn every 5 s, in 1 s; the inner one the other way', async () => {
    const page = await site.open('/')
    const tilt = await page.locator('.cube-cube').evaluate(cube => {
      const shown = new DOMMatrix(getComputedStyle(cube).transform).toFloat64Array()
      const wanted = new DOMMatrix('rotateX(-35.5deg) rotateY(45deg)').toFloat64Array()
      return Math.max(...shown.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))
    })
    expect(tilt).toBeLessThan(0.001)
    expect(await facesOf(page, '.cube-outer')).toEqual({
      sizes: [120],
      places: placesAt(60),
      backgrounds: ['rgba(141, 214, 249, 0.5)'],
      edges: ['rgb(255, 255, 255)'],
    })
    expect(await facesOf(page, '.cube-inner')).toEqual({
      sizes: [60],
      places: placesAt(30),
      backgrounds: ['rgb(29, 120, 193)'],
      edges: ['rgb(255, 255, 255)'],
    })

    const quarters: Array<readonly [seconds: number, turns: number]> = [
      [0, 0],
      [4.99, 0],
      [6, 1],
      [9.99, 1],
      [11, 2],
      [16, 3],
      [21, 4],
      [26, 5],
    ]
    const seen = await anglesAt(
      page,
      quarters.map(([seconds]) => seconds),
    )
    for (const [index, [seconds, turns]] of quarters.entries()) {
      const outer = (turns % 4) * 90
      expect({seconds, ...seen[index]}).toEqual({seconds, outer, inner: (360 - outer) % 360})
    }
    const whileTurning = [5.5, 10.5, 15.5, 20.5, 25.5]
    for (const [turn, {outer, inner}] of (await anglesAt(page, whileTurning)).entries()) {
      const forward = outer - (turn % 4) * 90
      expect({turn, isForward: forward > 0 && forward < 90, sum: outer + inner}).toEqual({
        turn,
        isForward: true,
        sum: 360,
      })
    }
  })
})

/** The middles of six faces around that of a cube. */
function placesAt(distance: number): string[] {
  return [
    [distance, 0, 0],
    [0, distance, 0],
    [0, 0, distance],
  ]
    .flatMap(place => [place.join(' '), place.map(value => -value || 0).join(' ')])
    .toSorted()
}

/** Values that are equal for all faces of a cube are listed once. */
async function facesOf(page: OpenPage, name: string) {
  const faces = await page.locator(`${name} > i`).evaluateAll(elements =>
    elements.map(element => {
      const {transform, backgroundColor, borderTopColor} = getComputedStyle(element)
      const {m41, m42, m43} = new DOMMatrix(transform)
      const place = [m41, m42, m43].map(value => Math.round(value) || 0).join(' ')
      const size = element instanceof HTMLElement ? element.offsetWidth : 0
      return {place, size, backgroundColor, borderTopColor}
    }),
  )
  return {
    sizes: [...new Set(faces.map(({size}) => size))],
    places: faces.map(({place}) => place).toSorted(),
    backgrounds: [...new Set(faces.map(({backgroundColor}) => backgroundColor))],
    edges: [...new Set(faces.map(({borderTopColor}) => borderTopColor))],
  }
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
