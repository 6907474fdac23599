import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Finding {
  id: string
  impact: string
  targets: string[]
}

declare global {
  interface Window {
    axe: {
      run(): Promise<{
        violations: Array<{id: string; impact: string; nodes: Array<{target: string[]}>}>
      }>
    }
  }
}

async function findings(page: OpenPage): Promise<Finding[]> {
  await page.evaluate(
    axeSource => {
      const script = document.createElement('script')
      script.textContent = axeSource
      document.head.append(script)
    },
    await readFile(axe, 'utf8'),
  )
  return page.evaluate(async () => {
    const {violations} = await window.axe.run()
    return violations
      .filter(({impact}) => impact === 'serious' || impact === 'critical')
      .map(({id, impact, nodes}) => ({
        id,
        impact,
        targets: nodes.map(({target}) => target.join(' ')),
      }))
  })
}

describe('axe finds nothing serious', () => {
  test.each([
    '/',
    '/#sponsors',
    '/concepts/',
    '/concepts/module-federation/',
    '/concepts/printable/',
    '/nowhere/',
  ])('on %s', async path => {
    for (const width of [390, 1440]) {
      for (const theme of ['light', 'dark']) {
        const page = await site.open(path, {
          viewport: {width, height: 900},
          bypassCSP: true, // axe is put into the page, which its policy forbids
          storageState: {
            cookies: [],
            origins: [{origin: site.url, localStorage: [{name: 'theme', value: theme}]}],
          },
        })
        await takenOver(page)
        await page.waitForTimeout(300)
        expect({width, theme, found: await findings(page)}).toEqual({width, theme, found: []})
        await page.context().close()
      }
    }
  })
})

describe('reduced motion', () => {
  test('leaves the skeleton still', async () => {
    const page = await site.open('/concepts/', {reducedMotion: 'reduce'})
    await takenOver(page)
    site.intercept = request => request.url === '/data/v1/pages/concepts/output.json'
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    const bar = page.locator('[aria-busy="true"] [aria-hidden] > div').first()
    await bar.waitFor()
    expect(await bar.evaluate(element => getComputedStyle(element).animationName)).toBe('none')
  })
})
