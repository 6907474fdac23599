import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'

const names = [
  'Root',
  'Main',
  'Announcer',
  'First page',
  'Location',
  'Cookie',
  'Body',
  'Forms',
  'Offline',
  'Get Element By Id',
  'getElementById',
  'Constructor',
  '`__proto__`',
  'toString',
  'Menu',
  'Contributors',
  'Further Reading',
  'On this page',
  'Notification',
  'Languages',
  'Sponsors',
]
const headings = names.map(name => `## ${name}\n\nText about ${name}.\n`).join('\n')

const site = useSite({
  'index.md': `---\ntitle: Home\n---\n\n${headings}`,
  'guides/index.md': '---\ntitle: Guides\n---\n\nText.\n',
  'guides/names.md': `---
title: Names
contributors:
  - octocat
related:
  - title: Guides
    url: /guides/
---

Some text.

${headings}
`,
})

const ids = () => [...document.querySelectorAll('[id]')].map(({id}) => id)

describe('headings that are named like parts of the page', () => {
  test('leave the page to be taken over, with ids of their own', async () => {
    const page = await site.open('/guides/names/')
    await takenOver(page)
    await page.getByRole('heading', {name: 'Further Reading'}).nth(1).waitFor()
    const found = await page.evaluate(ids)
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([])
    expect(found).toEqual(
      expect.arrayContaining(['root', 'main', 'first-page', '__proto__', 'further-reading']),
    )
  })

  test('are led to by their hashes', async () => {
    const page = await site.open('/guides/names/')
    await takenOver(page)
    const toc = page.getByRole('navigation', {name: 'On this page'})
    for (const name of ['Main', 'Announcer', '__proto__']) {
      await toc.getByRole('link', {name, exact: true}).click()
      await expect
        .poll(() => page.evaluate(() => document.querySelector(':target')?.textContent))
        .toBe(`${name}#`)
    }
  })

  test('are not announced into, and take no focus', async () => {
    const page = await site.open('/guides/')
    await takenOver(page)
    await page.locator('main').page().locator('a[href="/guides/names/"]').first().click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expect.poll(() => page.locator('#AppAnnouncer').textContent()).toContain('Names')
    expect(await page.locator('h2#announcer').textContent()).toBe('Announcer#')
    await page.locator('.skip-link').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('AppMain')
  })

  test('can be printed together', async () => {
    const page = await site.open('/guides/printable/')
    await page.getByRole('heading', {name: 'Location'}).waitFor()
    const found = await page.evaluate(ids)
    expect(found.filter((id, index) => found.indexOf(id) !== index)).toEqual([])
  })

  test('leave the sponsors of the home page where urls lead to them', async () => {
    const page = await site.open('/#sponsors')
    await takenOver(page)
    expect(await page.locator('#sponsors').textContent()).toBe('Support the Team')
    expect(await page.locator('#sponsors-1').textContent()).toBe('Sponsors#')
  })
})
