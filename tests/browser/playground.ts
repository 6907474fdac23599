import type {Locator} from 'playwright-core'
import {formatHash} from '../../app/playground/project/project-hash.ts'
import type {OpenPage} from './browser.ts'

/** Runs the first example of the page. */
export async function run(page: OpenPage): Promise<Map<string, number>> {
  await page.getByTestId('playground-run').first().click()
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

/** Opens a project by its link, as someone else could have sent it, with a mark in its configuration. */
export async function openProject(
  page: OpenPage,
  {config, files}: {config: string; files: ReadonlyMap<string, string>},
  mark: string,
): Promise<void> {
  const all = new Map([...files, ['webpack.config.js', `// ${mark}\n${config}\n`] as const])
  const hash = await formatHash({name: 'any', config: 'webpack.config.js', files: all})
  await page.evaluate(link => void (location.hash = link), hash)
  await page.getByRole('textbox', {name: 'webpack.config.js'}).getByText(mark).waitFor()
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
