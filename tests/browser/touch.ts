import type {OpenPage} from './browser.ts'

type Point = readonly [x: number, y: number]

/** A finger on the screen of a page. */
export interface Finger {
  down(x: number, y: number): Promise<void>
  move(...points: Point[]): Promise<void>
  up(): Promise<void>
}

/** Real touches, which the browser takes for gestures as it does those of a hand. */
export async function fingerOn(page: OpenPage): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: {x: number; y: number}[],
  ) => session.send('Input.dispatchTouchEvent', {type, touchPoints})
  return {
    async down(x, y) {
      await send('touchStart', [{x, y}])
    },
    async move(...points) {
      for (const [x, y] of points) await send('touchMove', [{x, y}])
    },
    async up() {
      await send('touchEnd', [])
    },
  }
}
