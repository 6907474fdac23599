import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const names =
  'Root, Main, Announcer, First page, Location, Cookie, Body, Forms, Offline, Get Element By Id, getElementById, Constructor, `__proto__`, toString, Menu, Contributors, Further Reading, On this page, Notification, Languages, Sponsors'.split(
    ', ',
  )
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

/** All ids of the document, and those that it has more than once. */
async function idsOf(page: OpenPage): Promise<{ids: string[]; repeated: string[]}> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({id}) => id))
  return {ids, repeated: ids.filter((id, index) => ids.indexOf(id) !== index)}
}

describe('headings that are named like parts of the page', () => {
  test('let the app start, have their own ids, and are the targets of their hashes', async () => {
    const page = await site.start('/guides/names/')
    await page.getByRole('heading', {name: 'Further Reading'}).nth(1).waitFor()
    const {ids, repeated} = await idsOf(page)
    expect(repeated).toEqual([])
    expect(ids).toEqual(
      expect.arrayContaining(['root', 'main', 'first-page', '__proto__', 'further-reading']),
    )
    const toc = page.getByRole('navigation', {name: 'On this page'})
    for (const name of ['Main', 'Announcer', '__proto__']) {
      await toc.getByRole('link', {name, exact: true}).click()
      await expect
        .poll(() => page.evaluate(() => document.querySelector(':target')?.textContent))
        .toBe(name)
    }
  })

  test('receive neither announcements nor the focus of the skip link', async () => {
    const page = await site.start('/guides/')
    await page.locator('a[href="/guides/names/"]').first().click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expect.poll(() => page.locator('#AppAnnouncer').textContent()).toContain('Names')
    expect(await page.locator('h2#announcer').textContent()).toBe('Announcer')
    await page.locator('.skip-link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('AppMain')
  })

  test('have unique ids in a printable section, and leave the sponsors of the home page theirs', async () => {
    const page = await site.open('/guides/printable/', {init: () => (window.print = () => {})})
    await page.getByRole('heading', {name: 'Location'}).waitFor()
    expect((await idsOf(page)).repeated).toEqual([])

    await page.goto(`${site.url}/#sponsors`)
    await takenOver(page)
    expect(await page.locator('#sponsors').textContent()).toBe('Support the Team')
    expect(await page.locator('#sponsors-1').textContent()).toBe('Sponsors')
  })
})
