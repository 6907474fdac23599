import type {Locator} from 'playwright-core'
import type {OpenPage} from './browser.ts'

/** The emitted files that the playground lists, with their sizes, once there are some. */
export async function emittedFiles(page: OpenPage): Promise<Map<string, number>> {
  const items = page.getByTestId('playground-assets').locator('li')
  await items.first().waitFor()
  const pairs = await items.evaluateAll(list =>
    list.map(item => [item.dataset['name'] ?? '', Number(item.dataset['size'])] as const),
  )
  return new Map(pairs)
}

/** Selects a file of the project. Returns its editor. */
export async function openFile(page: OpenPage, path: string): Promise<Locator> {
  await page.getByTestId('playground-files').getByRole('tab', {name: path, exact: true}).click()
  return page.getByRole('textbox', {name: path})
}

/** Replaces the text of a file of the project. */
export async function writeFile(page: OpenPage, path: string, text: string): Promise<void> {
  const editor = await openFile(page, path)
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}
