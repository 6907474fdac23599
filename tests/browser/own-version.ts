import type {OpenPage} from './browser.ts'

/** Marks of what the reader's version lacks. */
export function marks(page: OpenPage, place: string) {
  return page.locator(`${place} [data-version-mark]`)
}

/** Chooses the version that the reader has. */
export async function choose(page: OpenPage, version: string): Promise<void> {
  await page.locator('aside button[data-own-version]').click()
  await page.locator('dialog[open] input').fill(version)
  await page.keyboard.press('Enter')
}
