import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

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

## 5 steps

${'A paragraph.\n\n'.repeat(60)}

## Größe

The end.
`,
})

async function openCode(hash = '', allow: readonly string[] = []): Promise<OpenPage> {
  const page = await site.open(`/guides/code/${hash}`, {
    allow,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await takenOver(page)
  return page
}

describe('a copy button', () => {
  test.each([
    ['leaves out the prompts of a shell', 0, 'npm install\nnpx webpack'],
    ['yields the new state of a diff', 1, 'const a = 1\nconst b = 3'],
    ['yields code as it stands', 2, 'module.exports = {\n  mode: "production",\n}'],
  ])('%s', async (_, index, expected) => {
    const page = await openCode()
    const button = page.locator('.copy').nth(index)
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Copied!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
    await expect.poll(() => button.textContent(), {timeout: 3000}).toBe('Copy')
  })

  test('says so when the browser refuses', async () => {
    const page = await site.open('/guides/code/')
    await takenOver(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    const button = page.locator('.copy').first()
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Error')
  })

  test('works on a page that was navigated to', async () => {
    const page = await site.open('/guides/', {permissions: ['clipboard-read', 'clipboard-write']})
    await takenOver(page)
    await page.getByTestId('sidebar-item-title').getByText('Code').click()
    await page.getByRole('heading', {level: 1, name: 'Code'}).waitFor()
    await page.locator('.copy').nth(2).click()
    await expect.poll(() => page.locator('.copy').nth(2).textContent()).toBe('Copied!')
  })
})

describe('tabs', () => {
  test('show one alternative, change together, and remember the choice', async () => {
    const page = await openCode()
    const panels = page.getByRole('tabpanel')
    expect(await panels.allInnerTexts()).toEqual([
      expect.stringContaining('npm install'),
      expect.stringContaining('npm test'),
    ])

    await page.getByRole('tab', {name: 'yarn'}).first().click()
    expect(await panels.allInnerTexts()).toEqual([
      expect.stringMatching(/^yarn\n/),
      expect.stringContaining('yarn test'),
    ])
    await page.reload()
    await takenOver(page)
    await expect.poll(() => panels.last().innerText()).toContain('yarn test')
  })

  test('are operated with the arrow keys', async () => {
    const page = await openCode()
    const [npm, yarn] = [
      page.getByRole('tab', {name: 'npm'}),
      page.getByRole('tab', {name: 'yarn'}),
    ]
    await npm.first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await yarn.first().getAttribute('aria-selected')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('yarn')
    await page.keyboard.press('ArrowRight')
    expect(await npm.first().getAttribute('aria-selected')).toBe('true')
  })
})

describe('a hash', () => {
  test('that begins with a digit leads to its heading', async () => {
    const page = await site.open('/guides/')
    await takenOver(page)
    await page.getByRole('link', {name: '5 steps'}).click()
    await page.waitForFunction(() => document.activeElement?.id === '5-steps')
  })

  test('that is percent-encoded leads to its heading', async () => {
    const page = await openCode('#gr%C3%B6%C3%9Fe', imageHosts)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator('[id="größe"]').count()).toBe(1)
  })
})

describe('the contributors', () => {
  test('are counted once each, and their images wait until they come into view', async () => {
    const page = await openCode('', imageHosts)
    const section = page.getByTestId('contributors')
    expect(await section.getByRole('heading').textContent()).toBe('2 Contributors')
    expect(await section.locator('img').count()).toBe(0)
    expect(page.requests.filter(url => url.includes('github.com'))).toEqual([])

    await section.scrollIntoViewIfNeeded()
    await page.waitForRequest('https://github.com/one.png?size=90')
    // The image cannot be had here: the icon stays, and the name with it.
    await expect.poll(() => section.locator('svg').count()).toBe(2)
    expect(await section.getByRole('link', {name: 'one'}).getAttribute('href')).toBe(
      'https://github.com/one',
    )
  })
})

describe('a printable section', () => {
  test('shows all its pages as one document and opens the print dialog once', async () => {
    const page = await site.open('/guides/printable/', {
      init: () => {
        window.print = () => {
          const {dataset} = document.documentElement
          dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1)
        }
      },
    })
    await page.waitForFunction(() => document.documentElement.dataset['printed'])
    expect(await page.getByRole('heading', {level: 1}).allTextContents()).toEqual([
      'Guides#',
      'Code#',
    ])
    expect(await page.getByRole('link', {name: '5 steps', exact: true}).getAttribute('href')).toBe(
      '#guides-code--5-steps',
    )
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({id}) => id))
    expect(new Set(ids).size).toBe(ids.length)
    await page.waitForTimeout(300)
    expect(await page.locator('html').getAttribute('data-printed')).toBe('1')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe(
      'noindex,nofollow',
    )
    expect(await page.title()).toBe('Combined printable page | Documentation')
  })
})
