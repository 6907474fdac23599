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

async function open(path = '/guides/') {
  const page = await openMarked(site, path, {allow: [algolia.url]})
  await page.keyboard.press('Control+k')
  await searchOf(page).input.waitFor()
  return page
}

describe('a search that Algolia hosts', () => {
  test('shows its results in the same way, and leads to them on this site', async () => {
    const page = await open()
    const {input, selected, dialog} = searchOf(page)
    await input.fill('Mooring')
    await selected.getByText('Moored <by> Algolia for Mooring &amp; others').waitFor()
    expect(await selected.locator('mark').allTextContents()).toEqual(['Mooring', 'Mooring'])
    expect(await selected.getAttribute('href')).toBe('/concepts/zeppelins/#mooring-mast')
    expect(await dialog.getByRole('img', {name: 'Algolia'}).isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
    expect(await isSameDocument(page)).toBe(true)
    expect(page.errors).toEqual([])
  })

  test('asks with the key of the site, and without anything of the reader', async () => {
    const page = await open()
    await searchOf(page).input.fill('mast')
    await searchOf(page).hits.first().waitFor()
    expect(algolia.keys.at(-1)).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'abc123',
    })
    expect(algolia.requests.at(-1)).toMatchObject({
      query: 'mast',
      indexName: 'docs',
      enablePersonalization: false,
      clickAnalytics: false,
    })
    expect(algolia.requests.at(-1)).not.toHaveProperty('userToken')
    const asked = page.requests.filter(url => url.startsWith('http'))
    expect(asked.every(url => url.startsWith(`${algolia.url}/1/indexes/`))).toBe(true)
  })

  test.each(['refuse', 'fail', 'damage', 'hang'] as const)(
    'is answered by the index of the site where Algolia does not: %s',
    async mode => {
      const page = await open()
      const {input, selected} = searchOf(page)
      algolia.mode = mode
      await input.fill('mooring')
      await selected.getByText('A zeppelin is moored to a mast.').waitFor()
      const asked = algolia.requests.length
      algolia.mode = 'answer'
      await input.fill('mooring mast')
      await selected.getByText('A zeppelin is moored to a mast.').waitFor()
      expect(algolia.requests).toHaveLength(asked)
    },
  )

  test('is answered by the index of the site without a network', async () => {
    const page = await open()
    const {input, selected, hits} = searchOf(page)
    await input.fill('zeppelin')
    await hits.first().waitFor()
    const asked = algolia.requests.length
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => false})
    })
    await input.fill('mooring')
    await selected.getByText('A zeppelin is moored to a mast.').waitFor()
    expect(algolia.requests).toHaveLength(asked)
  })

  test('is answered by the index of the site where what asks Algolia cannot be had', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/algolia-')) return false
      response.writeHead(404).end()
      return true
    }
    const page = await open()
    await searchOf(page).input.fill('mooring')
    await searchOf(page).selected.getByText('A zeppelin is moored to a mast.').waitFor()
    expect(algolia.requests).toEqual([])
  })
})
