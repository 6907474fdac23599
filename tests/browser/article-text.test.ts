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

async function openPhone(): Promise<OpenPage> {
  const page = await site.open('/text/', {viewport: {width: 390, height: 800}})
  await takenOver(page)
  await page.locator('.article [tabindex="0"]').first().waitFor()
  return page
}

/** What the keyboard stops at between the first heading and the end of the text. */
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

describe('a heading', () => {
  test('carries its id and a link to itself, which the keyboard reaches', async () => {
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
})

describe('on a phone', () => {
  test('the keyboard stops at links, at buttons, and at what overflows, at nothing else', async () => {
    expect(await stopsOf(await openPhone())).toEqual([
      '#first-heading',
      'copy',
      'Code',
      'copy',
      'copy',
      'Table',
      '#second-heading',
    ])
  })

  test.each(['Code', 'Table'])('%s that overflows is scrolled with the arrow keys', async name => {
    const page = await openPhone()
    const region = page.getByRole('region', {name, exact: true})
    await region.focus()
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a table stays a table', async () => {
    const page = await openPhone()
    const table = page.locator('.article table').last()
    const shown = (selector: string) =>
      table
        .locator(selector)
        .evaluateAll(elements => [
          ...new Set(elements.map(element => getComputedStyle(element).display)),
        ])
    expect(await table.evaluate(element => getComputedStyle(element).display)).toBe('table')
    expect(await shown('tr')).toEqual(['table-row'])
    expect(await shown('th, td')).toEqual(['table-cell'])
    expect(await page.getByRole('columnheader', {name: 'Columns'}).count()).toBe(1)
  })

  test('what fits on a wide screen takes no stop there', async () => {
    const page = await openPhone()
    await page.setViewportSize({width: 1440, height: 900})
    const stops = page.locator('.article [tabindex="0"]')
    await expect.poll(() => stops.count()).toBe(1) // the code is wider than any screen
    await page.setViewportSize({width: 390, height: 800})
    await expect.poll(() => stops.count()).toBe(2)
  })
})

describe('code', () => {
  test('is highlighted in the document that the server sends', async () => {
    const page = await site.open('/text/', {javaScriptEnabled: false})
    expect(await page.locator('.article .hljs-keyword').first().textContent()).toBe('const')
  })

  test('has a button that says what became of the copy, for 2 s', async () => {
    const page = await site.open('/text/', {permissions: ['clipboard-read', 'clipboard-write']})
    await takenOver(page)
    await page.clock.install()
    const button = page.locator('.copy').last()
    expect(await button.textContent()).toBe('Copy')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Copied!')
    await page.clock.fastForward(1999)
    expect(await button.textContent()).toBe('Copied!')
    await page.clock.fastForward(1)
    expect(await button.textContent()).toBe('Copy')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const a = 1\nconst b = 3',
    )
  })

  test('that cannot be copied says so for 2 s', async () => {
    const page = await site.open('/text/')
    await takenOver(page)
    await page.clock.install()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const button = page.locator('.copy').first()
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Error')
    await page.clock.fastForward(2000)
    expect(await button.textContent()).toBe('Copy')
  })
})
