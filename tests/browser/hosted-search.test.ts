import type {BrowserContext} from 'playwright-core'
import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {searchPages} from './search-pages.ts'
import {isSameDocument, openMarked, searchOf} from './search-steps.ts'
import {startAlgolia} from './algolia-server.ts'

const SITE = 'https://searched.example'
const algolia = await startAlgolia(SITE)
const search = {appId: 'TESTAPP', apiKey: 'abc123', indexName: 'docs', host: algolia.url}
const site = useSite({
  ...searchPages,
  'site.json': JSON.stringify({title: 'Searched', url: SITE, search}),
})

afterEach(() => algolia.reset())
afterAll(() => algolia.stop())

/** A section as the index of the site finds it, rather than Algolia. */
const OWN_RESULT = 'A zeppelin is moored to a mast.'

async function open(prepare?: (context: BrowserContext) => Promise<unknown>) {
  const page = await openMarked(site, '/guides/', {allow: [algolia.url], prepare})
  await page.keyboard.press('Control+k')
  await searchOf(page).input.waitFor()
  return page
}

describe('a search that Algolia hosts', () => {
  test('sends its key but nothing about the reader, and its results lead to this site', async () => {
    const page = await open()
    const {input, selected, dialog} = searchOf(page)
    await input.fill('Mooring')
    await selected.getByText('Moored <by> Algolia for Mooring &amp; others').waitFor()
    expect(await selected.locator('mark').allTextContents()).toEqual(['Mooring', 'Mooring'])
    expect(await selected.getAttribute('href')).toBe('/concepts/zeppelins/#mooring-mast')
    expect(await dialog.getByRole('img', {name: 'Algolia'}).isVisible()).toBe(true)

    expect(algolia.keys.at(-1)).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'abc123',
    })
    expect(algolia.requests.at(-1)).toMatchObject({
      query: 'Mooring',
      indexName: 'docs',
      enablePersonalization: false,
      clickAnalytics: false,
    })
    expect(algolia.requests.at(-1)).not.toHaveProperty('userToken')

    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    expect(await isSameDocument(page)).toBe(true)
    expect(page.errors).toEqual([])
    const asked = page.requests.filter(url => url.startsWith('http'))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.every(url => url.startsWith(`${algolia.url}/1/indexes/`))).toBe(true)
  })

  test('is answered by the index of the site if Algolia fails', async () => {
    const page = await open(context => context.clock.install())
    const {input, hits, selected} = searchOf(page)
    for (const mode of ['refuse', 'fail', 'damage'] as const) {
      algolia.mode = 'answer'
      await input.fill('')
      await page.clock.fastForward(31_000) // the search asks Algolia again
      await input.fill('zeppelin')
      await hits.getByText('Algolia for zeppelin').first().waitFor()

      const before = algolia.requests.length
      algolia.mode = mode
      await input.fill('mooring')
      await expect
        .poll(() => ({mode, isAsked: algolia.requests.length > before}))
        .toEqual({mode, isAsked: true})
      await selected.getByText(OWN_RESULT).waitFor()
      const asked = algolia.requests.length
      algolia.mode = 'answer'
      await input.fill('mooring mast')
      await selected
        .locator('mark', {hasText: /^mast$/})
        .first()
        .waitFor()
      await selected.getByText(OWN_RESULT).waitFor()
      expect({mode, asked: algolia.requests.length}).toEqual({mode, asked})
    }
  })

  test('is answered by the index of the site if the code that asks Algolia cannot be loaded', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/algolia-')) return false
      response.writeHead(404).end()
      return true
    }
    const page = await open()
    await searchOf(page).input.fill('mooring')
    await searchOf(page).selected.getByText(OWN_RESULT).waitFor()
    expect(algolia.requests).toEqual([])
  })
})
