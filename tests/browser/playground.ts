import type {Locator} from 'playwright-core'
import type {OpenPage} from './browser.ts'

/** Runs an example of the page, the first one unless another is named. */
export async function run(page: OpenPage, example?: string): Promise<Map<string, number>> {
  const all = page.getByTestId('playground-run')
  const named = example === undefined ? all : all.and(page.locator(`[data-run="${example}"]`))
  await named.first().click()
  return emittedFiles(page)
}

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
