import type {OpenPage} from './browser.ts'

/** A finger on the screen: real touches, which the browser takes for gestures as it does those of a hand. */
export async function fingerOn(page: OpenPage) {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: {x: number; y: number}[],
  ) => session.send('Input.dispatchTouchEvent', {type, touchPoints})
  return {
    down: (x: number, y: number) => send('touchStart', [{x, y}]),
    async move(...points: [x: number, y: number][]) {
      for (const [x, y] of points) await send('touchMove', [{x, y}])
    },
    up: () => send('touchEnd', []),
  }
}
