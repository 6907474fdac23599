import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {layoutShift, widthsOf} from './page-parts.ts'

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'configuration/index.md': '---\ntitle: Configuration\n---\n\nOptions.\n',
  'configuration/explorer.md': '---\ntitle: Explorer\n---\n\nAll cases.\n',
  'ids.md': `---\ntitle: IDs\n---\n
## \`optimization.chunkIds\`

::option{path="optimization.chunkIds"}

Read on at [globals](/globals/).
`,
  'globals.md': `---\ntitle: Globals\n---\n
Names of the global object.

## \`output.globalObject\`

::option{path="output.globalObject"}

## \`resolve.conditionNames\`

::option{path="resolve.conditionNames"}
`,
})

/** The defaults that a reader sees, with what the styles add. */
function shownDefaults(page: OpenPage): Promise<string[]> {
  return page.locator('.default:visible').evaluateAll(elements =>
    elements.map(element => {
      const after = getComputedStyle(element, '::after').content
      return (
        (element instanceof HTMLElement ? element.innerText : '') +
        (after === 'none' ? '' : after.replaceAll('"', ''))
      )
    }),
  )
}

describe('the choice of defaults', () => {
  test('is remembered on the next page and on the next visit, moves nothing, and is not printed, but all tables are', async () => {
    const page = await site.start('/ids/', {viewport: {width: 390, height: 900}})
    expect(await shownDefaults(page)).toEqual([
      '"deterministic" in production',
      ', "named" in development',
    ])
    await page.getByLabel('mode').selectOption('none')
    expect(await shownDefaults(page)).toEqual(['"natural" for none, web'])
    await page.getByLabel('target').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByLabel('target').inputValue()).toBe('node')

    await page.getByRole('link', {name: 'globals', exact: true}).click()
    await page.waitForURL('**/globals/')
    // The app renders the sections of a page one after another.
    await page.getByRole('heading', {name: 'resolve.conditionNames'}).waitFor()
    const chosen = ['"global" for none, node', '["webpack", "production", "node"] for none, node']
    await expect.poll(() => shownDefaults(page)).toEqual(chosen)
    await page.reload()
    await takenOver(page)
    expect(await shownDefaults(page)).toEqual(chosen)
    expect(await page.getByLabel('mode').inputValue()).toBe('none')
    expect(await layoutShift(page)).toBe(0)

    await page.emulateMedia({media: 'print'})
    expect(await page.getByLabel('mode').isVisible()).toBe(false)
    const height = await page
      .getByRole('table', {includeHidden: true})
      .evaluateAll(tables => tables.map(table => table.getBoundingClientRect().height))
    expect(height.map(each => each > 50)).toEqual([true, true])
    expect(page.errors).toEqual([])
  })

  test('needs scripts, but the tables do not', async () => {
    const page = await site.open('/globals/', {javaScriptEnabled: false})
    expect(await page.getByLabel('mode').isVisible()).toBe(false)
    const table = page.getByRole('table').first()
    expect(await table.isVisible()).toBe(false)
    await page.getByText('Default depends on target').click()
    expect(await table.getByRole('row').count()).toBe(4)
    await page.setViewportSize({width: 320, height: 800})
    const {inner, outer} = await widthsOf(page)
    expect(inner).toBe(outer)
  })
})
