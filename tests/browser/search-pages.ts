import type {OpenPage} from './browser.ts'
import {takenOver} from './browser.ts'

const paragraphs = 'Nothing is said here that anybody looks for.\n\n'.repeat(60)

/** A small site that can be searched. */
export const searchPages: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify({
    title: 'Searched',
    header: [
      {title: 'Guides', url: '/guides/'},
      {title: 'Concepts', url: '/concepts/'},
    ],
  }),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'concepts/index.md': '---\ntitle: Concepts\n---\n\nWhat things are.\n',
  'concepts/zeppelins.md': `---
title: Zeppelins
---

A zeppelin is a rigid airship.

${paragraphs}

## Mooring mast

A zeppelin is moored to a mast.

${paragraphs}
`,
  'guides/index.md': '---\ntitle: Guides\n---\n\nHow things are done.\n',
  'guides/hostile.md': `---
title: Quokkas
---

## The \`<img src=x onerror=alert(1)>\` of a quokka \\&amp; more

A quokka \`<b>eats</b>\` leaves.
`,
  'guides/fields.md': '---\ntitle: Fields\n---\n\nFields.\n',
}

/** Opens a page on which scripts run, and marks its document to tell it from another. */
export async function openMarked(
  site: {open(path: string, options?: object): Promise<OpenPage>},
  path: string,
  options: object = {},
): Promise<OpenPage> {
  const page = await site.open(path, options)
  await takenOver(page)
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
  return {
    dialog,
    input: dialog.getByRole('combobox', {name: 'Search'}),
    hits: dialog.getByRole('option'),
    selected: dialog.getByRole('option', {selected: true}),
    status: dialog.locator('> [role="status"]'),
    button: page.getByRole('button', {name: 'Search', exact: true}),
  }
}
