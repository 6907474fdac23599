import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {answerWith, holdTwoSeconds} from './page-parts.ts'
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

async function open() {
  const page = await openMarked(site, '/guides/', {
    init: holdTwoSeconds, // after which the search of the site answers
    allow: [algolia.url],
  })
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
    algolia.isDamaged = true
    const page = await open()
    const {input, selected} = searchOf(page)
    await input.fill('mooring')
    await expect.poll(() => algolia.requests.length).toBeGreaterThan(0)
    await selected.getByText(OWN_RESULT).waitFor()
  })

  test('is answered by the index of the site if the code that asks Algolia cannot be loaded', async () => {
    answerWith(site, /^\/assets\/algolia-/, response => response.writeHead(404).end())
    const page = await open()
    await searchOf(page).input.fill('mooring')
    await searchOf(page).selected.getByText(OWN_RESULT).waitFor()
    expect(algolia.requests).toEqual([])
  })
})
