import {readFile} from 'node:fs/promises'
import {unzipSync} from 'fflate'
import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()
const GUIDE = '/guides/getting-started/'

test('the link to the zip of an example downloads the zip when the app runs, and the page stays', async () => {
  const page = await site.start(GUIDE)
  await page.getByRole('link', {name: 'Download this example'}).first().focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('getting-started.zip')
  const zip = unzipSync(await readFile(await file.path()))
  expect(Object.keys(zip)).toContain('getting-started/package.json')
  expect(page.url()).toBe(site.url + GUIDE)
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Getting Started')
})
