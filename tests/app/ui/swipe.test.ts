import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {listenForSwipes} from '../../../app/ui/swipe.ts'

let panel: HTMLElement
let stop: (() => void) | undefined
/** Calls caused by swipes. */
let asked: boolean[]

beforeEach(() => {
  panel = document.createElement('div')
  // Happy-dom has no layout.
  Object.defineProperty(panel, 'offsetWidth', {value: 285})
  document.body.replaceChildren(panel)
  asked = []
})
afterEach(() => stop?.())

function listen(isOpen: boolean): void {
  stop = listenForSwipes({element: panel, isOpen, setOpen: value => asked.push(value)})
}

type Point = readonly [x: number, y: number]

/** Fingers that touch the screen, move or leave it; says whether the browser may still scroll. */
function touch(type: 'touchstart' | 'touchmove' | 'touchend', ...fingers: Point[]): boolean {
  const touches = fingers.map(
    ([clientX, clientY], identifier) => new Touch({identifier, target: panel, clientX, clientY}),
  )
  return panel.dispatchEvent(new TouchEvent(type, {bubbles: true, cancelable: true, touches}))
}

function swipe(start: Point, ...others: Point[]): void {
  touch('touchstart', start)
  for (const point of others) touch('touchmove', point)
  touch('touchend')
}

describe('a swipe over the closed menu', () => {
  test.each([
    ['20 pixels', [5, 400], [25, 400], false],
    ['21 pixels', [5, 400], [26, 400], true],
    ['295 pixels at once', [5, 400], [300, 400], false],
    ['80 down on 100 pixels', [5, 400], [105, 480], false],
    ['from 24 pixels beside the edge', [24, 400], [200, 400], true],
    ['from 25 pixels beside the edge', [25, 400], [200, 400], false],
    ['to the left', [24, 400], [1, 400], false],
  ] as const)('of %s from %j to %j opens the menu: %s', (_, start, end, opens) => {
    listen(false)
    swipe(start, end)
    expect(asked).toEqual(opens ? [true] : [])
  })

  test('keeps the browser from scrolling once the menu follows it, and not before', () => {
    listen(false)
    touch('touchstart', [5, 400])
    expect(touch('touchmove', [10, 440]), 'a steep move').toBe(true)
    expect(touch('touchmove', [105, 400]), 'a move to the right').toBe(false)
    expect(touch('touchmove', [110, 600]), 'a steep move after that').toBe(false)
  })

  test('does nothing with two fingers', () => {
    listen(false)
    touch('touchstart', [5, 400], [10, 600])
    touch('touchmove', [105, 400], [110, 600])
    touch('touchend')
    expect(asked).toEqual([])
  })

  test('is forgotten by the taps and the swipes that follow', () => {
    listen(false)
    swipe([5, 400], [150, 400])
    swipe([10, 700])
    swipe([10, 700], [20, 700])
    expect(asked).toEqual([true])
  })

  test('is forgotten when the browser takes the touch over', () => {
    listen(false)
    touch('touchstart', [5, 400])
    touch('touchmove', [105, 400])
    panel.dispatchEvent(new TouchEvent('touchcancel', {bubbles: true}))
    expect(panel.style.transform).toBe('')
    touch('touchend')
    expect(asked).toEqual([])
  })
})

test.each([
  ['21 pixels to the left', [229, 600], true],
  ['79 down on 100 pixels', [150, 679], true],
  ['to the right', [330, 600], false],
] as const)('a swipe over the open menu of %s to %j closes it: %s', (_, end, closes) => {
  listen(true)
  swipe([250, 600], end)
  expect(asked).toEqual(closes ? [false] : [])
})
