import type {Page} from 'playwright-core'

/** Resolves once a page asks for nothing and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      await new Promise<unknown>(resolve => requestIdleCallback(resolve))
    }
  })
}
