import type {OpenOptions, OpenPage, Site} from './browser.ts'

/** Opens a page on which scripts run, and marks its document to tell it from another. */
export async function openMarked(
  site: Site,
  path: string,
  options?: OpenOptions,
): Promise<OpenPage> {
  const page = await site.start(path, options)
  await page.evaluate(() => (document.body.dataset['tab'] = 'same'))
  return page
}

/** Whether the document is still the one that was opened. */
export function isSameDocument(page: OpenPage): Promise<boolean> {
  return page.evaluate(() => document.body.dataset['tab'] === 'same')
}

/** The parts of the search that is open. */
export function searchOf(page: OpenPage) {
  const dialog = page.getByRole('dialog', {name: 'Search'})
  const input = dialog.getByRole('combobox', {name: 'Search'})
  return {
    dialog,
    input,
    hits: dialog.getByRole('option'),
    selected: dialog.getByRole('option', {selected: true}),
    status: dialog.locator('> [role="status"]'),
    button: page.getByRole('button', {name: 'Search', exact: true}),
    async openWith(keys: string) {
      await page.keyboard.press(keys)
      await input.waitFor()
    },
    async closeWith(keys: string) {
      await page.keyboard.press(keys)
      await dialog.waitFor({state: 'detached'})
    },
  }
}
