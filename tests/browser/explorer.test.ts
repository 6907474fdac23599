import {describe, expect, test} from 'vitest'
import {expectAccessible} from './axe.ts'
import {useSite} from './browser.ts'
import {widthsOf} from './page-parts.ts'

const site = useSite()

describe('the configuration explorer', () => {
  test('answers by keyboard, and its URL shows the same to others', async () => {
    const page = await site.start('/configuration/explorer/', {bypassCSP: true})
    const field = page.getByRole('searchbox', {name: 'Filter by name'})
    await page.getByRole('combobox', {name: 'mode'}).selectOption('development')
    const entries = await page.evaluate(() => history.length)
    await field.focus()
    await page.keyboard.type('devtool')
    const first = page.locator('section[aria-labelledby="explorer-options"] li').first()
    await expect.poll(() => first.innerText()).toMatch(/^devtool\b/) // the list follows the keys
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?mode=development&search=devtool&option=devtool')
    expect(await page.evaluate(() => history.length), 'entries of the history').toBe(entries)
    const details = page.locator('li[data-open]')
    await expect.poll(() => details.innerText()).toContain('mode is "development", which you set')
    await expectAccessible(page, 'an option is open')
    const other = await site.start(new URL(page.url()).pathname + new URL(page.url()).search)
    await expect.poll(() => other.locator('li[data-open]').innerText()).toContain('which you set')
    expect(await other.getByRole('combobox', {name: 'mode'}).inputValue()).toBe('"development"')
    expect([...page.errors, ...other.errors]).toEqual([])
  })

  test('asks for each of its files once, and for all at once, and follows the links of its questions', async () => {
    const page = await site.start('/configuration/mode/')
    const asked: string[] = []
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    await page.route(/explorer-|webpack\/(?:options|defaults)/, async route => {
      asked.push(new URL(route.request().url()).pathname.replace(/-\w+\./, '.'))
      await answered
      await route.continue()
    })
    await page.locator('#AppSidebar a[href="/configuration/explorer/"]').click()
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        '/assets/explorer.js',
        '/assets/explorer.module.css',
        '/data/v1/webpack/defaults.json',
        '/data/v1/webpack/options.json',
      ])
    answer()
    await page.getByRole('searchbox', {name: 'Filter by name'}).waitFor()
    await page.getByRole('link', {name: 'Which source maps does development create?'}).click()
    await expect.poll(() => page.locator('li[data-open]').innerText()).toContain('source-map')
    expect(page.errors).toEqual([])
  })

  test('checks a pasted configuration, and shows an option that it names', async () => {
    const page = await site.start('/configuration/explorer/', {viewport: {width: 320, height: 700}})
    await page.locator('summary', {hasText: 'Check a configuration'}).click()
    await page.getByRole('textbox').fill('export default {\n  output: { fileName: "a" },\n};')
    await page.getByRole('button', {name: 'Check with webpack'}).click()
    await page.getByText('Line 2: Rejected.').waitFor()
    await page.getByRole('textbox').fill('export default { mode: "production", cache: false }')
    await page.getByText('cache is false by default').waitFor()
    await page.getByRole('textbox').fill('export default {\n  output: { fileName: "a" },\n};')
    await page.getByRole('button', {name: 'Look up output.filename'}).click()
    await page.waitForURL('**/?search=output.filename&option=output.filename')
    const {inner, outer} = await widthsOf(page)
    expect(inner).toBe(outer)
    expect(page.errors).toEqual([])
  })

  test('says what to do without scripts', async () => {
    const plain = await site.open('/configuration/explorer/', {javaScriptEnabled: false})
    expect(await plain.locator('article').innerText()).toContain('The explorer needs JavaScript.')
  })
})
