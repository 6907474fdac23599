import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'
import {startCollector} from './collector.ts'

const collector = await startCollector()
const analytics = {trackingId: 'G-TEST1', script: `${collector.url}/gtag/js`}
const site = useSite({
  'site.json': JSON.stringify({title: 'Counted', analytics}),
  'index.md': '---\ntitle: Home\n---\n\n[To one](/one/?a=b#part), [to two](/two/).\n',
  'one.md':
    '---\ntitle: One\n---\n\n[Within](#more), [another query](/one/?from=link), [to two](/two/).\n\n## Part\n\n## More\n\nText.\n',
  'two.md': '---\ntitle: Two\n---\n\nText.\n',
})

afterEach(() => collector.reset())
afterAll(() => collector.stop())

function viewOf(path: string, title: string) {
  return {
    event: 'page_view',
    page_location: site.url + path,
    page_path: path,
    page_title: `${title} | Counted`,
  }
}

describe('a site whose page views are counted', () => {
  test('reports each page once with its path, query and title, but no change of the query or hash', async () => {
    const page = await site.start('/one/?from=mail#part', {allow: [collector.url]})
    const one = viewOf('/one/?from=mail', 'One')
    const two = viewOf('/two/', 'Two')
    await expect.poll(() => collector.views).toEqual([one])
    expect(collector.tags).toEqual(['/gtag/js?id=G-TEST1'])
    await page.locator('main').getByText('Within').click()
    await page.waitForURL('**/one/?from=mail#more')
    await page.goBack()
    await page.waitForURL('**/one/?from=mail#part')
    await page.locator('main').getByText('another query').click()
    await page.waitForURL('**/one/?from=link')
    await page.goBack()
    await page.waitForURL('**/one/?from=mail#part')
    await page.locator('main').getByText('to two').click()
    await expect.poll(() => collector.views).toContainEqual(two)
    expect(collector.views).toEqual([one, two])
    await page.goBack()
    await expect.poll(() => collector.views).toEqual([one, two, one])
    expect(page.errors).toEqual([])
  })

  test('counts a page that is only looked at, and those that are read before the tag has loaded', async () => {
    const release = collector.hold()
    const page = await site.open('/one/', {allow: [collector.url]})
    await expect.poll(() => collector.tags).toHaveLength(1) // without a sign of use
    await takenOver(page)
    await page.locator('main').getByText('to two').click()
    await page.getByRole('heading', {level: 1, name: 'Two'}).waitFor()
    expect(collector.views).toEqual([])
    release()
    await expect.poll(() => collector.views).toHaveLength(2)
    expect(collector.views).toEqual(
      expect.arrayContaining([viewOf('/one/', 'One'), viewOf('/two/', 'Two')]),
    )
  })

  test('works, and logs no errors of its own, if the tag is blocked', async () => {
    const page = await site.start('/', {
      allow: [collector.url],
      prepare: context => context.route(`${collector.url}/**`, route => route.abort()),
    })
    await expect.poll(() => page.requests).toContain(`${collector.url}/gtag/js?id=G-TEST1`)
    await page.locator('main').getByText('To one').click()
    await page.getByRole('heading', {level: 1, name: 'One'}).waitFor()
    expect(page.errors).toEqual(['Failed to load resource: net::ERR_FAILED'])
    expect(collector.views).toEqual([])
  })
})
