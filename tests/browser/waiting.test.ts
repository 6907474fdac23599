import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'

const site = useSite('screens')

/** Milliseconds after which nothing is waited for any longer. */
const TIMEOUT = 120_000

const HOUR = 3_600_000

/** Keeps the answers to requests for urls that begin like this until they are released. */
function hold(url: string): () => void {
  const held: Array<() => void> = []
  site.intercept = (request, response) => {
    if (!request.url?.startsWith(url)) return false
    held.push(() => response.writeHead(302, {Location: request.url}).end())
    return true
  }
  return () => {
    site.intercept = undefined
    for (const answer of held) answer()
  }
}

describe('a server that never answers', () => {
  test('is given up after 120 s, and not before, for the script that shows a page and for its text', async () => {
    const cases = [
      {url: '/assets/article-body-', path: '/guides/next/', title: 'Next', text: 'Another part'},
      {
        url: '/data/v1/pages/guides/everything.json',
        path: '/guides/everything/',
        title: 'Everything',
        text: 'Text with inline code',
      },
    ]
    const [first] = cases
    let release = hold(first?.url ?? '')
    const page = await site.open('/guides/')
    await takenOver(page)
    const error = page.getByText('Error loading content.')
    for (const [index, {url, path, title, text}] of cases.entries()) {
      if (index > 0) release = hold(url)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + (index + 1) * HOUR)
      await page.getByTestId('sidebar-item-title').getByText(title, {exact: true}).click()
      await page.waitForURL(`**${path}`)
      await page.clock.runFor(1000) // the skeleton is there
      await page.locator('[aria-busy="true"]').waitFor()
      await page.clock.fastForward(TIMEOUT - 5000)
      expect({url, errors: await error.count()}).toEqual({url, errors: 0})
      await page.clock.fastForward(5000)
      await page.clock.resume()
      await page.getByRole('alert').getByText('Error loading content.').waitFor()
      expect(await page.locator('h1:visible').textContent()).toBe(title)
      expect(await page.getByTestId('hello-darkness').isVisible()).toBe(true)
      release()
      await page.getByRole('button', {name: 'Try again'}).click()
      await page.locator('.article').waitFor()
      expect({url, text: await page.locator('.article').innerText()}).toEqual({
        url,
        text: expect.stringContaining(text),
      })
    }
  })
})
