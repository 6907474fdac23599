import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const filler = 'A paragraph.\n\n'.repeat(60)
const long = '## Part\n\nWith *many* `small` **elements**.\n\n'.repeat(300)

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': '---\ntitle: Guides\n---\n\n[Long](/guides/long/).\n',
  'guides/far.md': `---
title: Far
moved:
  old-steps: new-steps
  constructor: /guides/other/#build
  höhe: größe
  whole: /guides/other/
  here: /guides/far/
---

[First](#new-steps).

${filler}

## New steps

${filler}

### Größe

${filler}
`,
  'guides/other.md': `---
title: Other
---

${filler}

## Build

${filler}
`,
  'guides/long.md': `---
title: Long
moved:
  early: last
---

${long}

## Last

${filler}
`,
  'redirects.json': JSON.stringify([
    {from: '/old/', to: '/guides/far/'},
    {from: '/guides/other/', hash: '#old', to: '/guides/far/'},
  ]),
})

const ANCHORS = '/data/v1/anchors.json'

async function open(path: string): Promise<OpenPage> {
  const page = await site.open(path)
  await takenOver(page)
  return page
}

/** The url is that of the target, which has the focus and is in view. */
async function expectAt(page: OpenPage, path: string, id: string): Promise<void> {
  await page.waitForURL(url => decodeURIComponent(url.href) === `${site.url}${path}#${id}`)
  await page.waitForFunction(target => document.activeElement?.id === target, id)
  await expectInView(page, id)
  expect(page.errors).toEqual([])
}

/** It stands right below the header. */
async function expectInView(page: OpenPage, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(`[id="${id}"]`).evaluate(element => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const clearance = element.getBoundingClientRect().top - header
        return clearance >= 0 && clearance < 60
      }),
    )
    .toBe(true)
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

async function backTo(page: OpenPage, path: string, title: string): Promise<void> {
  await page.goBack()
  await page.getByRole('heading', {level: 1, name: title}).waitFor()
  await page.waitForTimeout(300)
  expect(page.url()).toBe(site.url + path)
}

describe('a hash that has moved', () => {
  test.each([
    ['on its page', '/guides/far/#old-steps', '/guides/far/', 'new-steps'],
    ['to another page', '/guides/far/#constructor', '/guides/other/', 'build'],
    ['percent-encoded', '/guides/far/#h%C3%B6he', '/guides/far/', 'größe'],
    ['with its page', '/old/#old-steps', '/guides/far/', 'new-steps'],
    ['after a redirect of its hash', '/guides/other/#old-steps', '/guides/far/', 'new-steps'],
    ['with its page, and on', '/old/#constructor', '/guides/other/', 'build'],
    ['with a query', '/guides/far/?a=b#constructor', '/guides/other/?a=b', 'build'],
    ['on a long page', '/guides/long/#early', '/guides/long/', 'last'],
  ])('leads to its new place on a first visit: %s', async (_, path, target, id) => {
    const page = await open(path)
    await expectAt(page, target, id)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test('leads to the top of a page where all of it is meant', async () => {
    const page = await open('/guides/far/#whole')
    await page.waitForURL(`${site.url}/guides/other/`)
    await page.getByRole('heading', {level: 1, name: 'Other'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('leads to the page that is shown without loading it again', async () => {
    const page = await open('/guides/far/#here')
    await page.waitForURL(`${site.url}/guides/far/`)
    await page.waitForFunction(() => document.activeElement?.matches('main h1'))
    expect(page.requests.filter(url => url === '/guides/far/')).toHaveLength(1)
  })

  test('is marked as the target of the url', async () => {
    const page = await open('/guides/far/#old-steps')
    await expectAt(page, '/guides/far/', 'new-steps')
    expect(await page.locator(':target').getAttribute('id')).toBe('new-steps')
  })

  test.each([
    ['on the page', '#old-steps', '/guides/far/', 'new-steps'],
    ['to another page', '#constructor', '/guides/other/', 'build'],
  ])('is followed by a link on its page, and back leads to it: %s', async (_, hash, path, id) => {
    const page = await open('/guides/far/')
    await follow(page, hash)
    await expectAt(page, path, id)
    await backTo(page, '/guides/far/', 'Far')
    await page.goForward()
    await page.waitForURL(`${site.url}${path}#${id}`)
  })

  test.each([
    ['on its page', '/guides/far/#old-steps', '/guides/far/', 'new-steps'],
    ['to another page', '/guides/far/#constructor', '/guides/other/', 'build'],
    ['on a long page', '/guides/long/#early', '/guides/long/', 'last'],
  ])('is followed by a link of another page, and back leads to it: %s', async (...row) => {
    const [, href, path, id] = row
    const page = await open('/guides/')
    await follow(page, href)
    await expectAt(page, path, id)
    await backTo(page, '/guides/', 'Guides')
    await page.goForward()
    await page.waitForURL(`${site.url}${path}#${id}`)
  })

  test('waits for a text that comes late', async () => {
    const page = await open('/guides/')
    const late = '/data/v1/pages/guides/far.json'
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    site.intercept = (request, response) => {
      if (request.url !== late) return false
      void held.then(() => {
        site.intercept = undefined
        response.writeHead(302, {Location: late}).end()
      })
      return true
    }
    await follow(page, '/guides/far/#old-steps')
    await page.locator('[aria-busy="true"]').waitFor()
    await page.waitForTimeout(300)
    expect(page.requests).not.toContain(ANCHORS)
    release()
    await expectAt(page, '/guides/far/', 'new-steps')
  })

  test('is followed twice', async () => {
    const page = await open('/guides/far/#old-steps')
    await expectAt(page, '/guides/far/', 'new-steps')
    await follow(page, '#constructor')
    await expectAt(page, '/guides/other/', 'build')
    await page.goto(`${site.url}/guides/far/#old-steps`)
    await takenOver(page)
    await expectAt(page, '/guides/far/', 'new-steps')
  })
})

describe('a hash that nobody knows', () => {
  test.each(['#never', '#toString', '#100%', '#__proto__'])(
    'stays, and so does the reader: %s',
    async hash => {
      const page = await open('/guides/far/')
      await page.evaluate(() => scrollTo(0, 500))
      const answer = page.waitForResponse(site.url + ANCHORS)
      await page.evaluate(target => (location.hash = target), hash)
      await answer
      await page.waitForTimeout(300)
      expect(page.url()).toBe(`${site.url}/guides/far/${hash}`)
      expect(await page.evaluate(() => scrollY)).toBe(500)
      expect(page.errors).toEqual([])
    },
  )

  test('is not asked for where there is no such page', async () => {
    const page = await open('/nowhere/#never')
    await page.waitForLoadState('networkidle')
    expect(page.requests).not.toContain(ANCHORS)
  })
})

describe('a hash that is there', () => {
  test('needs no list of those that moved', async () => {
    const page = await open('/guides/far/#new-steps')
    await page.getByRole('link', {name: 'First'}).evaluate(element => {
      if (element instanceof HTMLElement) element.click()
    })
    await follow(page, '/guides/other/#build')
    await expectAt(page, '/guides/other/', 'build')
    await page.waitForLoadState('networkidle')
    expect(page.requests.filter(url => /anchors\.json|follow-moved/.test(url))).toEqual([])
  })
})

describe('a hash of a part that is shown later', () => {
  test('is waited for', async () => {
    const page = await open('/guides/')
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
    await expectInView(page, 'last')
    expect(await page.locator('html').getAttribute('data-early')).toBe('true')
    expect(page.requests).not.toContain(ANCHORS)
  })
})

describe('where the list cannot be had', () => {
  test('the reader stays on the page, and nothing is said', async () => {
    site.intercept = (request, response) => {
      if (request.url !== ANCHORS) return false
      response.writeHead(500).end()
      return true
    }
    const page = await site.open('/guides/far/')
    await takenOver(page)
    const answer = page.waitForResponse(site.url + ANCHORS)
    await follow(page, '#old-steps')
    await answer
    await page.waitForTimeout(300)
    expect(page.url()).toBe(`${site.url}/guides/far/#old-steps`)
    expect(page.errors.filter(error => !error.includes('500'))).toEqual([])
  })
})

describe('without a network', () => {
  test('a hash leads to its new place once the list has been read', async () => {
    const page = await site.open('/guides/far/', {serviceWorkers: 'allow'})
    await takenOver(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload() // now by way of the worker, which stores what is asked for
    await takenOver(page)
    await follow(page, '#old-steps')
    await expectAt(page, '/guides/far/', 'new-steps')
    await follow(page, '/guides/other/')
    await page.getByRole('heading', {level: 1, name: 'Other'}).waitFor()
    await follow(page, '/guides/far/')
    await page.getByRole('heading', {level: 1, name: 'Far'}).waitFor()
    const isStored = () =>
      page.evaluate(async list => {
        const stored = [list, '/data/v1/pages/guides/far.json'].map(url => caches.match(url))
        return (await Promise.all(stored)).every(Boolean)
      }, ANCHORS)
    await expect.poll(isStored).toBe(true)
    await page.context().setOffline(true)
    await page.goto('about:blank')
    await page.goto(`${site.url}/guides/far/#old-steps`)
    await page.waitForURL(`${site.url}/guides/far/#new-steps`)
    await page.waitForFunction(() => document.activeElement?.id === 'new-steps')
    await expectInView(page, 'new-steps')
  })
})
