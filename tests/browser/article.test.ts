import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite} from './browser.ts'

const fence = '```'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': '---\ntitle: Guides\n---\n\nSee [5 steps](/guides/code/#5-steps).\n',
  'guides/code.md': `---
title: Code
contributors:
  - one
  - two
  - one
---

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

:::tabs{sync=package-manager}
${fence}bash title="npm"
npm test
${fence}
${fence}bash title="yarn"
yarn test
${fence}
:::

${fence}bash
npx webpack ${'--mode production '.repeat(12)}
npx webpack
${fence}

## 5 steps

${'A paragraph.\n\n'.repeat(60)}

## Größe

The end.
`,
})

describe('a copy button', () => {
  test.each([1440, 390])(
    'leaves the end of every line readable, and moves nothing: %i px',
    async width => {
      const page = await site.open('/guides/code/', {viewport: {width, height: 900}})
      const first = page.locator('.code').first()
      const before = await first.boundingBox()
      await takenOver(page)
      expect(await first.boundingBox()).toEqual(before)
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
      expect(new Set(covers)).toEqual(new Set([false]))
    },
  )

  test('writes to the clipboard, on a page that was navigated to', async () => {
    const page = await site.open('/guides/', {permissions: ['clipboard-read', 'clipboard-write']})
    await takenOver(page)
    await page.getByTestId('sidebar-item-title').getByText('Code').click()
    await page.getByRole('heading', {level: 1, name: 'Code'}).waitFor()
    const expected = [
      'npm install\nnpx webpack',
      'const a = 1\nconst b = 3',
      'module.exports = {\n  mode: "production",\n}',
    ]
    for (const [index, text] of expected.entries()) {
      const button = page.locator('.copy').nth(index)
      await button.click()
      await expect.poll(() => button.textContent()).toBe('Copied!')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
  })
})

describe('tabs', () => {
  test('show one alternative, change together by click and arrow keys, and remember it', async () => {
    const page = await site.open('/guides/code/')
    await takenOver(page)
    const [npm, yarn] = [
      page.getByRole('tab', {name: 'npm'}),
      page.getByRole('tab', {name: 'yarn'}),
    ]
    const panels = page.getByRole('tabpanel')
    expect(await panels.allInnerTexts()).toEqual([
      expect.stringContaining('npm install'),
      expect.stringContaining('npm test'),
    ])

    await yarn.first().click()
    expect(await panels.allInnerTexts()).toEqual([
      expect.stringMatching(/^yarn\n/),
      expect.stringContaining('yarn test'),
    ])
    await page.keyboard.press('ArrowRight')
    expect(await npm.first().getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('npm')
    await page.keyboard.press('ArrowRight')
    expect(await yarn.first().getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn')

    await page.reload()
    await takenOver(page)
    await expect.poll(() => panels.last().innerText()).toContain('yarn test')
  })
})

describe('a hash', () => {
  test('leads to its heading if it is percent-encoded or begins with a digit', async () => {
    const page = await site.open('/guides/code/#gr%C3%B6%C3%9Fe', {allow: imageHosts})
    await takenOver(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator('[id="größe"]').count()).toBe(1)

    await page.getByTestId('sidebar-item-title').getByText('Guides').click()
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
    await page.locator('main').getByRole('link', {name: '5 steps', exact: true}).click()
    await page.waitForURL('**/guides/code/#5-steps')
    await page.waitForFunction(() => document.activeElement?.id === '5-steps')
  })
})

describe('the contributors', () => {
  test('are counted once each, and their images wait until they come into view', async () => {
    const page = await site.open('/guides/code/', {allow: imageHosts})
    await takenOver(page)
    const section = page.getByTestId('contributors')
    expect(await section.getByRole('heading').textContent()).toBe('2 Contributors')
    expect(await section.locator('img').count()).toBe(0)
    expect(page.requests.filter(url => url.includes('github.com'))).toEqual([])

    const asked = page.waitForRequest('https://github.com/one.png?size=90')
    await section.scrollIntoViewIfNeeded()
    await asked
    // The image is not available here: the icon stays, and the name with it.
    await expect.poll(() => section.locator('svg').count()).toBe(2)
    expect(await section.getByRole('link', {name: 'one'}).getAttribute('href')).toBe(
      'https://github.com/one',
    )
  })
})
