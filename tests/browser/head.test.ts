import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite()

/** Tags with their values, but for those that load something. */
function contentsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('meta, link:not([rel~="stylesheet"])')]
      .map(element => element.outerHTML)
      .filter(html => !/rel="(?:modulepreload|preload|prefetch)"/.test(html))
      .toSorted(),
  )
}

test('the tags of the head after a navigation are those of the new document, without its structured data; the browser reads the manifest', async () => {
  const sent = await site.open('/concepts/output/', {javaScriptEnabled: false})
  const tags = await contentsOf(sent)
  for (const part of ['application/atom+xml', 'application/json', 'text/markdown', 'canonical']) {
    expect(tags.join()).toContain(part)
  }
  expect(tags).toEqual([...new Set(tags)])
  const data = 'script[type="application/ld+json"]'
  expect(await sent.locator(data).textContent()).toContain('"headline":"Output"')
  const page = await site.start('/concepts/')
  await page.getByTestId('sidebar-item-title').getByText('How Output Works', {exact: true}).click()
  await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
  await page.waitForFunction(() => document.title === 'Output | Concepts | webpack')
  await expect.poll(() => contentsOf(page)).toEqual(tags)
  expect(await page.locator(data).count()).toBe(0)
  expect(page.errors).toEqual([])

  const session = await sent.context().newCDPSession(sent)
  const {url, errors, data: manifest} = await session.send('Page.getAppManifest')
  expect({url, errors}).toEqual({url: `${site.url}/manifest.json`, errors: []})
  expect(JSON.parse(manifest ?? '')).toMatchObject({name: 'webpack Documentation', id: '/'})
})
