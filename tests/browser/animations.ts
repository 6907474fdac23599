import type {OpenPage} from './browser.ts'

/** Holds all animations as they are so many seconds after their start. */
export async function at(page: OpenPage, seconds: number): Promise<void> {
  await page.evaluate(milliseconds => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = milliseconds
    }
  }, seconds * 1000)
}

/** The animations that are running. */
export function playStates(page: OpenPage): Promise<string[]> {
  return page.evaluate(() => document.getAnimations().map(({playState}) => playState))
}
