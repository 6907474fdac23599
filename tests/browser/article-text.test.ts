import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const fence = '```'
const long = 'a-very-long-word-that-nobody-breaks '.repeat(8)

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'code.md': `---\ntitle: Code\n---\n
${fence}bash
$ npm install
$ npx webpack
${fence}

${fence}diff
 const a = 1
-const b = 2
+const b = 3
${fence}

${fence}js title="webpack.config.js" {2}
module.exports = {
  mode: "production",
}
${fence}

:::tabs{sync=package-manager}
${fence}bash title="npm"
npm install
${fence}
${fence}bash title="yarn"
yarn
${fence}
:::

${fence}bash
npx webpack ${'--mode production '.repeat(12)}
npx webpack
${fence}
`,
  'text.md': `---\ntitle: Text\n---\n
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

| Long | Table | With | Columns |
| --- | --- | :-: | --: |
| ${Array.from({length: 4}, () => `\`${'option'.repeat(3)}\``).join(' | ')} |

### Second heading

The end.
`,
})

/** The tab stops between the first heading and the end of the text. */
async function stopsOf(page: OpenPage): Promise<string[]> {
  const stops: string[] = []
  await page.locator('main').focus()
  const contents = page.locator('main summary', {hasText: 'On this page'})
  if (await contents.isVisible()) await contents.focus()
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

/** How the last table, its last row and the last cell are displayed. */
function displaysOf(page: OpenPage): Promise<string[]> {
  return page.locator(':is(.article table, .article tr, .article td)').evaluateAll(elements =>
    ['table', 'tr', 'td'].map(name => {
      const last = elements.findLast(({localName}) => localName === name)
      return last ? getComputedStyle(last).display : 'missing'
    }),
  )
}

describe('the text of a page', () => {
  test('stops the keyboard at links to its headings, at buttons, and only at what overflows its box; a phone shows the rows of a wide table as blocks, each cell with its heading', async () => {
    const page = await site.start('/text/', {viewport: {width: 660, height: 800}})
    const regions = page.locator('.article [tabindex="0"]')
    await expect.poll(() => regions.count()).toBe(2)
    expect(await stopsOf(page)).toEqual([
      '#first-heading',
      'copy',
      'Code of “First heading”',
      'copy',
      'copy',
      'Table of “First heading”',
      '#second-heading',
    ])
    for (const name of ['Code of “First heading”', 'Table of “First heading”']) {
      const region = page.getByRole('group', {name, exact: true})
      await region.focus()
      for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight')
      await expect
        .poll(async () => ({name, isScrolled: (await region.evaluate(it => it.scrollLeft)) > 40}))
        .toEqual({name, isScrolled: true})
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(660)
    expect(await displaysOf(page)).toEqual(['table', 'table-row', 'table-cell'])

    const link = page.getByRole('link', {name: 'Link to “First heading”'})
    await page.locator('.article .copy').first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => link.evaluate(it => getComputedStyle(it).opacity)).toBe('1')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/text/#first-heading`)

    await page.setViewportSize({width: 1440, height: 900})
    await expect.poll(() => regions.count()).toBe(1) // the code is wider than any screen
    await page.setViewportSize({width: 660, height: 800})
    await expect.poll(() => regions.count()).toBe(2)

    await page.setViewportSize({width: 390, height: 800})
    expect(await displaysOf(page)).toEqual(['block', 'block', 'block'])
    const short = page.locator('.article tr').first()
    expect(await short.evaluate(row => getComputedStyle(row).display)).toBe('table-row')
    const table = page.locator('.article .table').last()
    const labels = await table
      .locator('td')
      .evaluateAll(cells => cells.map(cell => getComputedStyle(cell, '::before').content))
    expect(labels).toEqual(['"Long: " / ""', '"Table: " / ""', '"With: " / ""', '"Columns: " / ""'])
    expect(await table.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
    const alignments = await table
      .locator('td')
      .evaluateAll(cells => cells.map(cell => getComputedStyle(cell).textAlign))
    expect(alignments).toEqual(['start', 'start', 'start', 'start'])
  })
})

test('a copy button leaves the end of every line readable, and moves nothing', async () => {
  const page = await site.open('/code/')
  const first = page.locator('.code').first()
  const before = await first.boundingBox()
  await takenOver(page)
  expect(await first.boundingBox()).toEqual(before)
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900})
    const covers = await page.locator('.code:visible').evaluateAll(figures =>
      figures.map(figure => {
        const [button, pre] = [figure.querySelector('.copy'), figure.querySelector('pre')]
        if (!button || !pre) return 'nothing to see'
        pre.scrollLeft = pre.scrollWidth
        const one = button.getBoundingClientRect()
        const isSeen = button.checkVisibility({opacityProperty: true, visibilityProperty: true})
        if (!isSeen) return 'hidden'
        const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
        const text = document.createRange()
        while (texts.nextNode()) {
          text.selectNode(texts.currentNode)
          for (const other of text.getClientRects()) {
            const isBeside = one.left >= other.right || one.top >= other.bottom
            if (!isBeside && one.bottom > other.top) return true
          }
        }
        return false
      }),
    )
    expect(covers.length).toBeGreaterThan(3)
    expect({width, covers: [...new Set(covers)]}).toEqual({width, covers: [false]})
  }
})
