import type {Route} from 'playwright-core'
import {expect, test} from 'vitest'
import {useSite} from './browser.ts'
import {answerWith, holdTwoSeconds} from './page-parts.ts'
import {searchPages} from './search-pages.ts'
import {isSameDocument, openMarked, searchOf} from './search-steps.ts'

const SITE = 'https://searched.example'
const ALGOLIA = 'https://algolia.example'
const search = {appId: 'TESTAPP', apiKey: 'abc123', indexName: 'docs', host: ALGOLIA}
const site = useSite({
  ...searchPages,
  'site.json': JSON.stringify({title: 'Searched', url: SITE, search}),
})

interface Asked {
  readonly url: string
  readonly requests: ReadonlyArray<{readonly query: string}>
}

/** Opens the search of a page where Algolia is answered; what it is asked is collected. */
async function open() {
  const asked: Asked[] = []
  const answer = async (route: Route) => {
    const request = route.request()
    const {requests}: Asked = request.postDataJSON()
    asked.push({url: request.url(), requests})
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*'},
      json: {results: [{hits: hitsFor(requests[0]?.query ?? '')}]},
    })
  }
  const page = await openMarked(site, '/guides/', {
    init: holdTwoSeconds, // after which the search of the site answers
    prepare: context => context.route(`${ALGOLIA}/1/indexes/*/queries?*`, answer),
  })
  await page.keyboard.press('Control+k')
  await searchOf(page).input.waitFor()
  return {page, asked}
}

/** As the crawler of DocSearch has them: texts with entities, and tags around what was found. */
function hitsFor(query: string) {
  const marked = (text: string) => ({value: text.replace(query, '\uE000$&\uE001')})
  const content = `Moored &lt;by&gt; Algolia for ${query} &amp;amp; others`
  return [
    {
      objectID: '1',
      url: `${SITE}/concepts/zeppelins/#mooring-mast`,
      type: 'content',
      content,
      hierarchy: {lvl0: 'Concepts', lvl1: 'Zeppelins', lvl2: 'Mooring mast', lvl3: null},
      _highlightResult: {hierarchy: {lvl2: marked('Mooring mast')}},
      _snippetResult: {content: marked(content)},
    },
  ]
}

test('a search that Algolia hosts sends its key but nothing about the reader, and its results lead to this site', async () => {
  const {page, asked} = await open()
  const {input, selected, dialog} = searchOf(page)
  await input.fill('Mooring')
  await selected.getByText('Moored <by> Algolia for Mooring &amp; others').waitFor()
  expect(await selected.locator('mark').allTextContents()).toEqual(['Mooring', 'Mooring'])
  expect(await selected.getAttribute('href')).toBe('/concepts/zeppelins/#mooring-mast')
  expect(await dialog.getByRole('img', {name: 'Algolia'}).isVisible()).toBe(true)

  const {url = '', requests = []} = asked.at(-1) ?? {}
  expect(url).toContain('x-algolia-application-id=TESTAPP')
  expect(url).toContain('x-algolia-api-key=abc123')
  expect(requests.at(-1)).toMatchObject({
    query: 'Mooring',
    indexName: 'docs',
    enablePersonalization: false,
    clickAnalytics: false,
  })
  expect(requests.at(-1)).not.toHaveProperty('userToken')

  await page.keyboard.press('Enter')
  await page.waitForURL('**/concepts/zeppelins/#mooring-mast')
  expect(await isSameDocument(page)).toBe(true)
  expect(page.errors).toEqual([])
  const others = page.requests.filter(request => request.startsWith('http'))
  expect(others.length).toBeGreaterThan(0)
  expect(others.every(request => request.startsWith(`${ALGOLIA}/1/indexes/`))).toBe(true)
})

test('a hosted search is answered by the index of the site if the code that asks Algolia cannot be loaded', async () => {
  answerWith(site, /^\/assets\/algolia-/, response => response.writeHead(404).end())
  const {page, asked} = await open()
  await searchOf(page).input.fill('mooring')
  await searchOf(page).selected.getByText('A zeppelin is moored to a mast.').waitFor()
  expect(asked).toEqual([])
})
