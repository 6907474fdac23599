import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

describe('the three steps on the home page', () => {
  test('show their files side by side, and end with links to pages that exist', async () => {
    const page = await site.open('/')
    const headings = await page.locator('.article h2').allInnerTexts()
    expect(headings.map(text => text.replace(/\s*#$/, ''))).toEqual([
      'Write your code',
      'Bundle it',
      'Get started',
    ])
    for (const names of [
      ['src/index.js', 'src/bar.js'],
      ['webpack.config.mjs', 'page.html'],
    ]) {
      const [left, right] = await Promise.all(
        names.map(name => page.locator('.code-title', {hasText: name}).boundingBox()),
      )
      expect(right?.y).toBe(left?.y)
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    }

    const {planned}: {planned: string[]} = JSON.parse(await readFile('content/site.json', 'utf8'))
    const text = page.locator('.article p', {hasText: 'Follow Getting Started'})
    const written = ['/guides/getting-started/', '/concepts/'].filter(url => !planned.includes(url))
    const links = await text.locator('a').all()
    expect(await Promise.all(links.map(link => link.getAttribute('href')))).toEqual(written)
  })
})
