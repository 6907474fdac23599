import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const fence = '```'
const long = 'a-very-long-word-that-nobody-breaks '.repeat(8)

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'text.md': `---
title: Text
---

## First heading

${fence}js
const short = 1
${fence}

${fence}js
const long = '${long}'
${fence}

${fence}diff
 const a = 1
-const b = 2
+const b = 3
${fence}

| Short | Table |
| --- | --- |
| a | b |

| Long | Table | With | Many | Columns |
| --- | --- | --- | --- | --- |
| \`${'option'.repeat(3)}\` | \`${'option'.repeat(3)}\` | c | d | e |

### Second heading

The end.
`,
})

/** The tab stops between the first heading and the end of the text. */
async function stopsOf(page: OpenPage): Promise<string[]> {
  const stops: string[] = []
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus())
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.closest('.article')) return undefined
      const hash = element.getAttribute('href')
      return hash ?? (element.matches('.copy') ? 'copy' : element.getAttribute('aria-label'))
    })
    if (typeof stop !== 'string') return stops
    stops.push(stop)
  }
}

describe('the text of a page', () => {
  test('has headings with ids and links to themselves, which the keyboard reaches', async () => {
    const page = await site.open('/text/')
    await takenOver(page)
    const link = page.getByRole('link', {name: 'Link to “First heading”'})
    expect(await page.locator('h2#first-heading').count()).toBe(1)
    expect(await page.locator('h3#second-heading').count()).toBe(1)
    await page.locator('main').focus()
    await page.keyboard.press('Tab')
    expect(await link.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await link.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
    await page.keyboard.press('Enter')
    expect(page.url()).toBe(`${site.url}/text/#first-heading`)
  })

  test('stops the keyboard at links, at buttons, and only at what overflows the window', async () => {
    const page = await site.open('/text/', {viewport: {width: 390, height: 800}})
    await takenOver(page)
    const regions = page.locator('.article [tabindex="0"]')
    await expect.poll(() => regions.count()).toBe(2)
    expect(await stopsOf(page)).toEqual([
      '#first-heading',
      'copy',
      'Code',
      'copy',
      'copy',
      'Table',
      '#second-heading',
    ])
    for (const name of ['Code', 'Table']) {
      const region = page.getByRole('group', {name, exact: true})
      await region.focus()
      for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight')
      await expect
        .poll(async () => ({name, isScrolled: (await region.evaluate(it => it.scrollLeft)) > 40}))
        .toEqual({name, isScrolled: true})
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    const table = page.locator('.article table').last()
    const displays = (selector: string) =>
      table
        .locator(selector)
        .evaluateAll(elements => [
          ...new Set(elements.map(element => getComputedStyle(element).display)),
        ])
    expect(await table.evaluate(element => getComputedStyle(element).display)).toBe('table')
    expect(await displays('tr')).toEqual(['table-row'])
    expect(await displays('th, td')).toEqual(['table-cell'])
    expect(await page.getByRole('columnheader', {name: 'Columns'}).count()).toBe(1)

    await page.setViewportSize({width: 1440, height: 900})
    await expect.poll(() => regions.count()).toBe(1) // the code is wider than any screen
    await page.setViewportSize({width: 390, height: 800})
    await expect.poll(() => regions.count()).toBe(2)
  })

  test('has highlighted code in the document that the server sends', async () => {
    const html = await (await fetch(`${site.url}/text/`)).text()
    expect(html).toMatch(/<span class="hljs-keyword">const<\/span>/)
  })
})
