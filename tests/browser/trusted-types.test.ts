import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage, type Site} from './browser.ts'
import {
  answerImages,
  isComplete,
  openMenu,
  openScreen,
  screenNames,
  screens,
  type Screen,
} from './screens.ts'

const site = useSite('screens')

declare global {
  interface Window {
    /** Violations of the content security policy, beginning with the first script. */
    refused: string[]
  }
}

/** Runs before any script of the page: collects what is refused. */
function collect(): void {
  window.refused = []
  window.print = () => undefined
  document.addEventListener('securitypolicyviolation', event => {
    const {effectiveDirective, blockedURI, sample, sourceFile, lineNumber} = event
    window.refused.push(
      `${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`.trim(),
    )
  })
}

const options = {
  init: collect,
  prepare: answerImages,
  permissions: ['clipboard-read', 'clipboard-write'],
} satisfies Parameters<Site['open']>[1]

async function expectNoneRefused(page: OpenPage): Promise<void> {
  expect(await page.evaluate(() => window.refused)).toEqual([])
  expect(page.errors.filter(text => /Trusted|Content Security Policy/i.test(text))).toEqual([])
}

/** Acts that make a string what runs, by what they make of it. */
const refusedActs: ReadonlyArray<readonly [string, () => void]> = [
  ['HTML', () => void (document.body.innerHTML = '<p>text</p>')],
  ['the url of a script', () => void (document.createElement('script').src = '/assets/x.js')],
  ['a document', () => void new DOMParser().parseFromString('<p>text</p>', 'text/html')],
]

describe('the content security policy', () => {
  test('keeps strings from becoming HTML, scripts or documents, and allows no new policy', async () => {
    const page = await site.open('/guides/next/', options)
    await takenOver(page)
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
  })

  test.each(screenNames.map((screen, index) => [screen, nextTo(index)] as const))(
    'refuses nothing on the screen “%s”, nor on “%s” that a link leads to from there',
    async (screen, next) => {
      const page = await openScreen(site, screen, options)
      await expectNoneRefused(page)
      await page.evaluate(path => {
        const link = Object.assign(document.createElement('a'), {href: path, textContent: 'there'})
        document.body.prepend(link)
      }, screens[next])
      await page.getByText('there', {exact: true}).click()
      await page.waitForURL(`**${screens[next]}`)
      await isComplete(page, next)
      await expectNoneRefused(page)
    },
  )
})

/** Every screen comes next to one other. */
function nextTo(index: number): Screen {
  return screenNames[(index + 1) % screenNames.length] ?? 'home'
}

describe('what a reader does under the content security policy', () => {
  test('is never refused: on a page, on another and back', async () => {
    const page = await openScreen(site, 'page', options)
    await page.locator('.copy').first().click()
    await expect.poll(() => page.locator('.copy').first().textContent()).toBe('Copied!')
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click()
    await page.getByRole('button', {name: 'Copied!'}).last().waitFor()
    await page.getByRole('tab', {name: 'yarn'}).first().click()
    await page.getByRole('button', {name: 'Switch between light and dark'}).click()
    await page.getByRole('button', {name: 'Print this page'}).click()
    await page.getByRole('button', {name: 'Headings of Next'}).click()
    await page.getByTestId('sidebar-item-title').getByText('Next', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Everything'}).waitFor()
    await page.getByText('A paragraph that fills the page.').first().waitFor()
    await page.setViewportSize({width: 390, height: 800})
    await openMenu(page)
    await expectNoneRefused(page)
  })

  test('is never refused: with a service worker, and in a new document without a network', async () => {
    const page = await site.open(screens.page, {...options, serviceWorkers: 'allow'})
    await takenOver(page)
    const isActive = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const link = document.querySelector<HTMLLinkElement>('link[type="application/json"]')
        const stored = link && (await caches.match(link.href))
        return registration?.active?.state === 'activated' && stored != null
      })
    await expect.poll(isActive, {timeout: 10_000}).toBe(true)
    await expectNoneRefused(page)
    await page.context().setOffline(true)
    await page.reload()
    await takenOver(page)
    await page.getByRole('heading', {level: 1, name: 'Everything'}).waitFor()
    await expectNoneRefused(page)
  })
})
