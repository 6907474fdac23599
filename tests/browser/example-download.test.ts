import {readFile} from 'node:fs/promises'
import {unzipSync} from 'fflate'
import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const fence = '```'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guide.md': `---\ntitle: Guide\n---\n
${fence}js title="src/books.js" check=build example=getting-started
${fence}
`,
})

test('the link to the zip of an example downloads the zip when the app runs, and the page stays', async () => {
  const page = await site.start('/guide/')
  await page.getByRole('link', {name: 'Download this example'}).focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('getting-started.zip')
  const zip = unzipSync(await readFile(await file.path()))
  expect(Object.keys(zip)).toContain('getting-started/package.json')
  expect(page.url()).toBe(`${site.url}/guide/`)
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Guide')
})
