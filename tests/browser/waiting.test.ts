import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

/** Milliseconds after which nothing is waited for any longer. */
const TIMEOUT = 120_000

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

async function expectRecovery(page: OpenPage, release: () => void): Promise<void> {
  await page.getByRole('alert').getByText('Error loading content.').waitFor()
  expect(await page.locator('h1:visible').textContent()).toBe('Output')
  expect(await page.getByTestId('hello-darkness').isVisible()).toBe(true)
  release()
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.locator('.article').waitFor()
  expect(await page.locator('.article').innerText()).toContain('output settings')
}

describe('a server that never answers', () => {
  test.each([
    ['for the text of a page', '/data/v1/pages/concepts/output.json'],
    ['for the script that shows it', '/assets/article-body-'],
  ])('%s is given up after 120 s, and not before', async (_, url) => {
    const release = hold(url)
    const page = await site.open('/concepts/')
    await takenOver(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await page.waitForURL('**/concepts/output/')
    await page.clock.runFor(1000) // the skeleton is there
    await page.locator('[aria-busy="true"]').waitFor()
    await page.clock.fastForward(TIMEOUT - 5000)
    expect(await page.getByText('Error loading content.').count()).toBe(0)
    await page.clock.fastForward(5000)
    await page.clock.resume()
    await expectRecovery(page, release)
  })
})
