import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'output.md': `---
title: Output
covers:
  - option:output.publicPath
---

## Options

| Option | Use |
| --- | --- |
| :option[filename]{path="output.filename"} | Names |
| :option[publicPath]{path="output.publicPath"} | Urls |

## \`mode\`

::option{path="devtool"}

${'The rest.\n\n'.repeat(40)}
`,
})

describe('facts about webpack', () => {
  test('are a name beside its value, also on a phone without scripts', async () => {
    for (const width of [1440, 320]) {
      const viewport = {width, height: 800}
      const page = await site.open('/output/', {viewport, javaScriptEnabled: false})
      const rows = page.locator('.facts > div')
      expect(await rows.locator('dt').allInnerTexts()).toEqual(['Type', 'Default', 'CLI flag'])
      const [name, value] = [rows.first().locator('dt'), rows.first().locator('dd')]
      const [left, right] = [await name.boundingBox(), await value.boundingBox()]
      expect(left && right && left.x + left.width <= right.x).toBe(true)
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(inner).toBe(outer)
    }
  })

  test('can be linked within a table, by keyboard as well', async () => {
    const page = await site.open('/output/')
    await takenOver(page)
    const link = page.getByRole('link', {name: 'publicPath'})
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/output/#option-output-publicpath')
    const code = page.locator('#option-output-publicpath')
    expect(await code.evaluate(element => element.matches(':target'))).toBe(true)
    expect(await code.innerText()).toBe('publicPath')
  })

  test('are found by their whole name, and the hit leads to them', async () => {
    const page = await site.open('/')
    await takenOver(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('output.publicPath')
    const hit = page.locator('.DocSearch-Hit a').first()
    await expect.poll(() => hit.getAttribute('href')).toContain('/output/#option-output-publicpath')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/output/#option-output-publicpath')
    expect(page.errors).toEqual([])
  })

  test('have their place in the API', async () => {
    const page = await site.open('/')
    const read = async (file: string): Promise<unknown> =>
      (await page.request.get(`${site.url}/data/v1/${file}`)).json()
    expect(await read('anchors.json')).toMatchObject({
      '/output/': {ids: ['options', 'mode', 'option-output-filename', 'option-output-publicpath']},
    })
    expect(await read('webpack/coverage.json')).toMatchObject({documented: 1, sections: []})
  })
})
