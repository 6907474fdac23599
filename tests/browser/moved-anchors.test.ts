import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {untilThreadIdle} from './idle.ts'
import {
  answerWith,
  clickInPlace,
  expectBelowHeader,
  heading,
  holdAnswers,
  scrollTop,
} from './page-parts.ts'

const site = useSite('hashes')

const ANCHORS = '/data/v1/anchors.json'

/** The URL is that of the target, which has the focus and is in view. */
async function expectAt(page: OpenPage, path: string, id: string): Promise<void> {
  await page.waitForURL(url => decodeURIComponent(url.href) === `${site.url}${path}#${id}`)
  await page.waitForFunction(target => document.activeElement?.id === target, id)
  await expectBelowHeader(page, id)
  expect(page.errors).toEqual([])
}

/** Adds a link to the text, for one that the build would refuse, and follows it. */
async function follow(page: OpenPage, href: string): Promise<void> {
  await page.evaluate(target => {
    const link = Object.assign(document.createElement('a'), {href: target, id: 'added'})
    link.textContent = 'Added'
    document.querySelector('.article')?.prepend(link)
    link.click()
  }, href)
}

/** Goes back to a page and stays there until all that comes of it has happened. */
async function backTo(page: OpenPage, path: string, title: string): Promise<void> {
  await page.goBack()
  await heading(page, title).waitFor()
  await untilThreadIdle(page)
  expect(page.url()).toBe(site.url + path)
}

/** Resolves once the page has read an answer to a request for the list, caused by an action. */
async function afterList(page: OpenPage, action: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(site.url + ANCHORS), action()])
  await response.finished()
  await untilThreadIdle(page)
}

describe('a hash that has moved', () => {
  test('leads to its new place on a first visit, and back leaves the site', async () => {
    const page = await site.open('/')
    for (const {path, at, id} of [
      {path: '/guides/far/#h%C3%B6he', at: '/guides/far/', id: 'größe'}, // percent-encoded
      {path: '/old/#old-steps', at: '/guides/far/', id: 'new-steps'}, // with its page
      {path: '/guides/other/#old-steps', at: '/guides/far/', id: 'new-steps'}, // redirected before
      {path: '/old/#constructor', at: '/guides/other/', id: 'build'}, // with its page, and on
      {path: '/guides/far/?a=b#constructor', at: '/guides/other/?a=b', id: 'build'},
      {path: '/guides/long/#early', at: '/guides/long/', id: 'last'},
    ]) {
      await page.goto('about:blank')
      await page.goto(site.url + path)
      await expectAt(page, at, id)
      await page.goBack()
      expect({path, back: page.url()}).toEqual({path, back: 'about:blank'})
    }
    await page.goto(`${site.url}/guides/far/#old-steps`)
    await expectAt(page, '/guides/far/', 'new-steps')
    expect(await page.locator(':target').getAttribute('id')).toBe('new-steps')
  })

  test('leads to the top of a page if all of the page is meant', async () => {
    const page = await site.start('/guides/far/#whole')
    await page.waitForURL(`${site.url}/guides/other/`)
    await heading(page, 'Other').waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)

    const loads = () => page.requests.filter(url => url === '/guides/far/').length
    const before = loads()
    await page.goto(`${site.url}/guides/far/#here`)
    await page.waitForURL(`${site.url}/guides/far/`)
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    expect(loads()).toBe(before + 1) // it was not loaded again
  })

  test('is followed by a link, and back leads to the page of the link', async () => {
    const page = await site.start('/guides/far/')
    for (const [from, title, href, at, id] of [
      ['/guides/far/', 'Far', '#old-steps', '/guides/far/', 'new-steps'],
      ['/guides/far/', 'Far', '#constructor', '/guides/other/', 'build'],
      ['/guides/', 'Guides', '/guides/long/#early', '/guides/long/', 'last'],
    ] as const) {
      if (page.url() !== site.url + from) {
        await page.goto(site.url + from)
        await takenOver(page)
      }
      await follow(page, href)
      await expectAt(page, at, id)
      await backTo(page, from, title)
      await page.goForward()
      await page.waitForURL(`${site.url}${at}#${id}`)
      await backTo(page, from, title)
    }
  })
})

test('a hash whose target is unknown stays if no list names it or the list cannot be loaded, and so does the reader', async () => {
  const page = await site.start('/guides/far/')
  await page.evaluate(() => scrollTo(0, 500))
  for (const hash of ['#never', '#toString', '#100%', '#__proto__']) {
    await afterList(page, () => page.evaluate(target => (location.hash = target), hash))
    expect(page.url()).toBe(`${site.url}/guides/far/${hash}`)
    expect(await scrollTop(page), `for ${hash}`).toBe(500)
  }
  expect(page.errors).toEqual([])

  answerWith(site, /^\/data\/v1\/anchors\.json$/, response => response.writeHead(500).end())
  await afterList(page, () => follow(page, '#old-steps'))
  expect(page.url()).toBe(`${site.url}/guides/far/#old-steps`)
  expect(page.errors.filter(error => !error.includes('500'))).toEqual([])
})

describe('the list of moved hashes', () => {
  test('is not requested for a hash that exists, nor on a page that does not', async () => {
    const page = await site.start('/guides/far/#new-steps')
    await clickInPlace(page.getByRole('link', {name: 'First'}))
    await follow(page, '/guides/other/#build')
    await expectAt(page, '/guides/other/', 'build')
    await untilThreadIdle(page)
    expect(page.requests.filter(url => /anchors\.json|follow-moved/.test(url))).toEqual([])

    await page.goto(`${site.url}/nowhere/#never`)
    await page.waitForLoadState('networkidle')
    expect(page.requests).not.toContain(ANCHORS)
  })

  test('is not requested before all of the page is shown, where the target may be', async () => {
    const page = await site.start('/guides/')
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.rest')) return
        observer.disconnect()
        document.documentElement.dataset['early'] = `${document.getElementById('last') === null}`
        location.hash = '#last'
      })
      observer.observe(document.body, {childList: true, subtree: true})
    })
    await page.getByRole('link', {name: 'Long'}).first().click()
    await page.waitForURL(`${site.url}/guides/long/#last`)
    await expectBelowHeader(page, 'last')
    expect(await page.locator('html').getAttribute('data-early')).toBe('true')

    const late = '/data/v1/pages/guides/far.json'
    const release = holdAnswers(site, late)
    await follow(page, '/guides/far/#old-steps')
    await page.locator('[aria-busy="true"]').waitFor()
    await untilThreadIdle(page)
    expect(page.requests).not.toContain(ANCHORS)
    release()
    await expectAt(page, '/guides/far/', 'new-steps')
  })
})
