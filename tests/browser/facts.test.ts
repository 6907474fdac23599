import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {widthsOf} from './page-parts.ts'

const site = useSite()

describe('facts about webpack', () => {
  test('are shown as names next to their values, even on a phone without scripts, and keep each string on one line, on its own or within a longer value', async () => {
    const page = await site.open('/configuration/devtool/', {javaScriptEnabled: false})
    for (const width of [1440, 320]) {
      await page.setViewportSize({width, height: 800})
      const rows = page.locator('.facts').first().locator('> div')
      expect(await rows.locator('dt').allInnerTexts()).toEqual([
        'Type',
        'Default',
        'CLI flag',
        'Changes',
      ])
      const [name, value] = [rows.first().locator('dt'), rows.first().locator('dd')]
      const [left, right] = [await name.boundingBox(), await value.boundingBox()]
      const isBeside = left && right && left.x + left.width <= right.x
      expect({width, isBeside}).toEqual({width, isBeside: true})
      const {inner, outer} = await widthsOf(page)
      expect({width, inner}).toEqual({width, inner: outer})
    }

    await page.goto(`${site.url}/configuration/output-library/`)
    for (const width of [1440, 390, 360]) {
      await page.setViewportSize({width, height: 800})
      const lines = await page.locator('.facts dd > code').evaluateAll(codes =>
        codes.flatMap(code => {
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
          const found: Array<{text: string; lines: number}> = []
          while (texts.nextNode()) {
            const node = texts.currentNode
            for (const {0: text, index} of (node.textContent ?? '').matchAll(/"[^"]*"/g)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + text.length)
              const tops = [...range.getClientRects()].map(({top}) => Math.round(top))
              found.push({text, lines: new Set(tops).size})
            }
          }
          return found
        }),
      )
      expect(lines.length).toBeGreaterThan(20)
      expect(
        lines.filter(one => one.lines !== 1),
        `${width} px`,
      ).toEqual([])
    }
  })
})
