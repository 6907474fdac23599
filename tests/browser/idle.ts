import type {Page} from 'playwright-core'

/** Resolves once a page asks for nothing and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await untilThreadIdle(page)
}

/** Resolves once a page has nothing left to do, even if it waits for an answer. */
export async function untilThreadIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      // A busy machine may leave no idle time at all: two frames are enough then.
      const frames = async () => {
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
      await Promise.race([new Promise(resolve => requestIdleCallback(resolve)), frames()])
    }
  })
}
