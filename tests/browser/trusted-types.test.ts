import {describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {openMenu, openScreen} from './screens.ts'

const site = useSite('screens')

/** Acts that make a string what runs, by what they make of it. */
const refusedActs: ReadonlyArray<readonly [string, () => void]> = [
  ['HTML', () => void (document.body.innerHTML = '<p>text</p>')],
  ['the url of a script', () => void (document.createElement('script').src = '/assets/x.js')],
  ['a document', () => void new DOMParser().parseFromString('<p>text</p>', 'text/html')],
]

describe('the content security policy', () => {
  test('keeps strings from becoming HTML, scripts or documents, and allows no new policy', async () => {
    const page = await site.start('/guides/next/')
    for (const [name, act] of refusedActs) {
      const outcome = await page.evaluate(act).then(() => 'accepted', String)
      expect({name, outcome}).toEqual({
        name,
        outcome: expect.stringMatching(/requires 'Trusted(?:HTML|ScriptURL)'/),
      })
    }
    const make = (name: string) =>
      page.evaluate(policy => {
        window.trustedTypes?.createPolicy(policy, {createHTML: (html: string) => html})
      }, name)
    await expect(make('mine')).rejects.toThrow('disallowed')
    await expect(make('first-page')).rejects.toThrow('already exists')
    expect(page.errors.splice(0).length, 'refused acts').toBeGreaterThan(2)
  })
})

/** After each test, `useSite` checks that the policy has refused nothing. */
describe('what a reader does under the content security policy', () => {
  test('is never refused: on a page, on another and back', async () => {
    const page = await openScreen(site, 'page', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('.copy').first().click()
    await expect.poll(() => page.locator('.copy').first().textContent()).toBe('Copied!')
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
    await page.getByRole('button', {name: 'Copied!'}).last().waitFor()
    await page.getByRole('tab', {name: 'yarn'}).first().click()
    await page.getByRole('button', {name: 'Theme: light'}).click()
    await page.getByRole('button', {name: 'Print this page'}).click()
    await page.getByRole('button', {name: 'Headings of Next'}).click()
    await page.getByTestId('sidebar-item-title').getByText('Next', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Everything'}).waitFor()
    await page.getByText('A paragraph that fills the page.').first().waitFor()
    await page.setViewportSize({width: 390, height: 800})
    await openMenu(page)
    expect(page.errors).toEqual([])
  })
})
