import type {ServerResponse} from 'node:http'
import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()
const OUTPUT_JSON = '/data/v1/pages/concepts/output.json'

async function openConcepts(): Promise<OpenPage> {
  const page = await site.open('/concepts/')
  await takenOver(page)
  return page
}

/** Answers for the server when the page is asked for. */
function answerOutput(answer: (response: ServerResponse) => void): void {
  site.intercept = (request, response) => {
    if (request.url !== OUTPUT_JSON) return false
    answer(response)
    return true
  }
}

async function clickOutput(page: OpenPage): Promise<void> {
  await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
}

async function expectFailureAndRecovery(page: OpenPage): Promise<void> {
  await page.getByText('Error loading content.').waitFor()
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Output')
  expect(await page.getByTestId('hello-darkness').isVisible()).toBe(true)
  site.intercept = undefined
  await page.getByRole('button', {name: 'Try again'}).click()
  await page.locator('.article').waitFor()
  expect(await page.locator('.article').innerText()).toContain('output settings')
  await expect.poll(() => page.title()).toBe('Output | webpack')
  const robots = page.locator('meta[name="robots"]')
  await expect.poll(() => robots.count()).toBe(0)
  const json = page.locator('link[type="application/json"]')
  expect(await json.getAttribute('href')).toBe(OUTPUT_JSON)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

describe('a page that cannot be loaded', () => {
  test('because the server fails is reported, and shown when it works again', async () => {
    const page = await openConcepts()
    answerOutput(response => response.writeHead(500).end('down'))
    await clickOutput(page)
    await expectFailureAndRecovery(page)
  })

  test('because its JSON is damaged is reported, and shown when it is whole again', async () => {
    const page = await openConcepts()
    answerOutput(response =>
      response.writeHead(200, {'Content-Type': 'application/json'}).end('{"title": "Outp'),
    )
    await clickOutput(page)
    await expectFailureAndRecovery(page)
  })

  test('because it is gone from the API is reported', async () => {
    const page = await openConcepts()
    answerOutput(response =>
      response.writeHead(404, {'Content-Type': 'application/json'}).end('{}'),
    )
    await clickOutput(page)
    await page.getByText('The page has been removed or is not there yet.').waitFor()
    await expectFailureAndRecovery(page)
  })

  test('because the connection breaks is reported, and shown when it is back', async () => {
    const page = await openConcepts()
    answerOutput(response => response.destroy())
    await clickOutput(page)
    await expectFailureAndRecovery(page)
  })

  test('leaves the way to other pages open', async () => {
    const page = await openConcepts()
    answerOutput(response => response.writeHead(500).end('down'))
    await clickOutput(page)
    await page.getByText('Error loading content.').waitFor()
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    await expect.poll(() => page.getByText('Error loading content.').count()).toBe(0)
  })
})

describe('a script that is loaded on demand', () => {
  test('and cannot be had is reported, and used when it can be had again', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/article-body-')) return false
      response.writeHead(404).end('gone')
      return true
    }
    const page = await openConcepts()
    await clickOutput(page)
    await expectFailureAndRecovery(page)
  })
})

describe('styles that are loaded on demand', () => {
  test('and cannot be had are reported, and used when they can be had again', async () => {
    let refused = 0
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/sponsor-groups-')) return false
      refused++
      response.writeHead(404).end('gone')
      return true
    }
    const page = await site.open('/#sponsors', {allow: imageHosts})
    await takenOver(page)
    await page.getByText('The sponsors could not be loaded.').waitFor()
    expect(refused).toBe(1)
    expect(await page.locator('link[href*="sponsor-groups"]').count()).toBe(0)
    expect(await page.getByTestId('hello-darkness').isVisible()).toBe(true)
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByText('As of ').waitFor()
    expect(await page.locator('link[href*="sponsor-groups"]').count()).toBe(1)
    expect(await page.getByText('The sponsors could not be loaded.').count()).toBe(0)
  })
})

describe('the home page', () => {
  test('stays as it was sent where its own script cannot be had, and its links work', async () => {
    let refused = 0
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/home-page-')) return false
      refused++
      response.writeHead(404).end('gone')
      return true
    }
    const page = await site.open('/')
    await page.waitForFunction(() => document.documentElement.classList.contains('ready'))
    expect(refused).toBeGreaterThan(0)
    expect(await page.getByText('Error loading content.').count()).toBe(0)
    expect(await page.getByRole('heading', {name: 'Support the Team'}).isVisible()).toBe(true)
    expect(await page.locator('.article').innerText()).toContain('webpack.config.js')
    await page.getByRole('banner').getByRole('link', {name: 'Documentation'}).click()
    await page.getByRole('heading', {level: 1, name: 'Concepts'}).waitFor()
    await takenOver(page)
  })

  test('is reported where its script cannot be had later, and shown when it can', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/home-page-')) return false
      response.writeHead(404).end('gone')
      return true
    }
    const page = await openConcepts()
    await page.getByRole('banner').locator('a[href="/"]').click()
    await page.getByText('Error loading content.').waitFor()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByRole('heading', {name: 'Support the Team'}).waitFor()
    await expect.poll(() => page.title()).toBe('webpack')
  })
})

describe('a document whose navigation cannot be had', () => {
  test('stays as it was sent, and its links work', async () => {
    site.intercept = (request, response) => {
      if (request.url !== '/data/v1/nav.json') return false
      response.writeHead(500).end('down')
      return true
    }
    const page = await site.open('/concepts/entry-points/')
    await page.waitForTimeout(300)
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Entry Points')
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
  })
})
