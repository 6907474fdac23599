import type {Page} from 'playwright-core'

/** A busy machine may leave no idle time at all, so that each wait ends after a second. */
const timeout = 1000

/** Resolves once a page asks for nothing and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    async options => {
      for (let times = 0; times < 3; times++) {
        await new Promise<unknown>(resolve => requestIdleCallback(resolve, options))
      }
    },
    {timeout},
  )
}
