import type {ServerResponse} from 'node:http'
import {expect, test} from 'vitest'
import {beginUse, takenOver, useSite, type OpenPage} from './browser.ts'
import {untilIdle} from './idle.ts'
import {answerWith} from './page-parts.ts'

const site = useSite('screens')
const gone = (response: ServerResponse) => response.writeHead(404).end('gone')

/** Clicks an item and moves the mouse away: an item that comes below it would be loaded ahead. */
async function clickItem(page: OpenPage, title: string): Promise<void> {
  await page.getByTestId('sidebar-item-title').getByText(title, {exact: true}).click()
  await page.mouse.move(0, 0)
}

function retryButton(page: OpenPage) {
  return page.locator('main').getByRole('button', {name: 'Try again'})
}

async function failureOf(page: OpenPage) {
  const alert = page.getByRole('alert')
  await alert.waitFor()
  return {
    title: await page.getByRole('heading', {level: 1}).textContent(),
    alert: await alert.textContent(),
    articles: await page.locator('.article:visible').count(),
    hasHeader: await page.getByTestId('hello-darkness').isVisible(),
  }
}

async function recoveryOf(page: OpenPage, title: string) {
  site.intercept = undefined
  await retryButton(page).press('Enter') // a mouse would then be over a link, and load it ahead
  await page.locator('.article').waitFor()
  await expect.poll(() => page.title()).toBe(`${title} | webpack`)
  const robots = page.locator('meta[name="robots"]')
  await expect.poll(() => robots.count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  return {
    text: await page.locator('.article').innerText(),
    json: await page.locator('link[type="application/json"]').getAttribute('href'),
  }
}

const reports = {
  elsewhere: 'The connection or the server failed. Try again in a moment.',
  missing: 'This page was removed, or is not published yet.',
}

test('a page that cannot be loaded is reported with advice for each failure and each attempt, and shown when it works again', async () => {
  const page = await site.start('/guides/')
  const cases = [
    {
      failure: 'the server fails',
      title: 'Everything',
      file: 'guides/everything',
      text: 'Text with inline code',
      advice: reports.elsewhere,
      answer: (response: ServerResponse) => response.writeHead(500).end('down'),
    },
    {
      failure: 'the connection breaks',
      title: 'Next',
      file: 'guides/next',
      text: 'Another part',
      advice: reports.elsewhere,
      answer: (response: ServerResponse) => response.destroy(),
    },
    {
      failure: 'the page is gone from the API',
      title: 'getting started',
      file: 'guides/getting-started/index',
      text: 'Text.',
      advice: reports.missing,
      answer: gone,
    },
  ]
  for (const {failure, title, file, text, advice, answer} of cases) {
    const url = `/data/v1/pages/${file}.json`
    const refused = answerWith(site, new RegExp(`^${url}$`), answer)
    await clickItem(page, title)
    await clickItem(page, title)
    expect({failure, ...(await failureOf(page))}).toEqual({
      failure,
      title,
      alert: 'Error loading content.',
      articles: 0,
      hasHeader: true,
    })
    await page.getByText(advice).waitFor()
    const before = refused.length
    await retryButton(page).press('Enter')
    await expect.poll(() => refused.length).toBeGreaterThan(before)
    expect(await failureOf(page)).toMatchObject({title, alert: 'Error loading content.'})
    const recovery = {failure, ...(await recoveryOf(page, title))}
    expect(recovery).toEqual({failure, text: expect.stringContaining(text), json: url})
  }
})

test('a document stays as it was sent, and its links work, if the scripts of the app are missing', async () => {
  const refused = answerWith(site, /^\/assets\/react-/, gone)
  const page = await site.open('/')
  await beginUse(page)
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await untilIdle(page)
  expect(await page.getByText('Error loading content.').count()).toBe(0)
  expect(await page.getByRole('heading', {name: 'Support the Team'}).isVisible()).toBe(true)
  expect(await page.locator('.article').textContent()).toContain('webpack.config.mjs')
  await page.getByRole('banner').getByRole('link', {name: 'Documentation'}).click()
  await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
  site.intercept = undefined
  await page.reload()
  await takenOver(page)
})
