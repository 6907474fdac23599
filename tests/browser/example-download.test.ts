import {readFile} from 'node:fs/promises'
import {unzipSync} from 'fflate'
import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const fence = '```'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guide.md': `---
title: Guide
---

${fence}js title="src/books.js" check=build example=getting-started
${fence}
`,
})

/** The paths in the zip that the focused link downloads. */
async function download(page: OpenPage): Promise<string[]> {
  await page.getByRole('link', {name: 'Download this example'}).focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('getting-started.zip')
  return Object.keys(unzipSync(await readFile(await file.path())))
}

describe('the link to the zip of an example', () => {
  test('downloads the zip when the app runs, and the page stays', async () => {
    const page = await site.open('/guide/')
    await takenOver(page)
    expect(await download(page)).toContain('getting-started/package.json')
    expect(new URL(page.url()).pathname).toBe('/guide/')
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Guide')
  })
})
