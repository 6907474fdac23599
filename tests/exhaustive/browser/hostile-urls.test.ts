import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from '../../browser/browser.ts'
import {failures, heading, sidebarItem} from '../../browser/page-parts.ts'

const site = useSite('screens')
const EVERYTHING = '/guides/everything/'

/** The page that the URL names is the one that is shown, in every place that names it. */
async function expectWhole(page: OpenPage, names: Readonly<Record<string, string>>): Promise<void> {
  const read = () =>
    page.evaluate(() => ({
      path: location.pathname,
      title: document.title.split(' | ')[0],
      headings: [...document.querySelectorAll('main h1')].map(({textContent}) => textContent),
      articles: document.querySelectorAll('main .article').length,
      current: document.querySelector('nav [aria-current="page"]')?.getAttribute('href'),
      isBusy: document.querySelector('[aria-busy], .rest') !== null,
    }))
  await expect.poll(read).toSatisfy((state: Awaited<ReturnType<typeof read>>) => {
    const {path} = state
    const [title, current] = [names[path], path]
    const whole = {path, title, headings: [title], articles: 1, current, isBusy: false}
    return isDeepStrictEqual(state, whole)
  })
}

const hashes = ['%E0%A4%A', '__proto__', '"><img src=x onerror=alert(1)>', 'a'.repeat(10_240)]

test('a hash that no heading has leaves the page as it is: on a first visit, as a link, and on the way back', async () => {
  const page = await site.open(EVERYTHING)
  for (const hash of hashes) {
    await page.goto('about:blank')
    await page.goto(`${site.url}${EVERYTHING}#${hash}`)
    await takenOver(page)
    await expectWhole(page, {[EVERYTHING]: 'Everything'})
    await sidebarItem(page, 'Next').click()
    await heading(page, 'Next').waitFor()
    await sidebarItem(page, 'Everything').evaluate((element, fragment) => {
      element.closest('a')?.setAttribute('href', `/guides/everything/#${fragment}`)
    }, hash)
    await sidebarItem(page, 'Everything').click()
    await heading(page, 'Everything').waitFor()
    expect(new URL(page.url()).origin).toBe(site.url)
    await page.evaluate(fragment => (location.hash = `${fragment}!`), hash)
    await page.goBack()
    await page.goBack()
    await heading(page, 'Next').waitFor()
    await expectWhole(page, {'/guides/next/': 'Next'})
    expect(failures(page), `for ${hash.slice(0, 20)}`).toEqual([])
  }
})

const NOTHING = 'Page Not Found'
const paths: ReadonlyArray<readonly [path: string, title: string, url?: string]> = [
  ['//evil.example/', NOTHING],
  ['/%5C%5Cevil.example/', NOTHING],
  ['//guides/next', 'Next', '/guides/next/'],
  ['/guides/%E0%A4%A/', NOTHING],
  ['/__proto__/printable/', NOTHING],
  ['/guides/next/?p=%E0%A4%A&%&=&&__proto__[a]=b', 'Next'],
  ['/guides/next?//evil.example/', 'Next', '/guides/next/?//evil.example/'],
]

/** Where the server sends a reader who asks for this, without a browser that corrects it. */
async function redirectOf(path: string): Promise<string | null> {
  const response = await fetch(site.url + path, {redirect: 'manual'})
  return response.headers.get('Location')
}

test('a hostile path or query is answered by this site, with the page or the not-found page, from which links lead on', async () => {
  const page = await site.open('/guides/')
  for (const [path, title, url = path] of paths) {
    const target = new URL((await redirectOf(path)) ?? '', site.url)
    expect({path, origin: target.origin}).toEqual({path, origin: site.url})
    await page.goto('about:blank')
    await page.goto(site.url + path)
    await takenOver(page)
    await heading(page, title).waitFor()
    expect(page.url()).toBe(site.url + url)
    await expect.poll(() => page.title()).toBe(`${title} | webpack`)
    await page.getByRole('banner').getByRole('link', {name: 'Contribute'}).click()
    await heading(page, 'contribute').waitFor()
    await page.goBack()
    await heading(page, title).waitFor()
    expect(page.url(), `for ${path}`).toBe(site.url + url)
    expect(failures(page), `for ${path}`).toEqual([])
  }
})

const names = {'/guides/': 'Guides', '/guides/everything/': 'Everything', '/guides/next/': 'Next'}

test('an impatient reader who clicks 50 links, then storms back and forward, gets the page of the URL in one piece', async () => {
  const page = await site.start('/guides/')
  const held: Array<() => void> = []
  site.intercept = ({url = ''}, response) => {
    if (!url.startsWith('/data/v1/pages/')) return false
    const json = readFileSync(join(site.dir, url))
    held.push(() => response.writeHead(200, {'Content-Type': 'application/json'}).end(json))
    if (held.length === 3) for (const answer of held.splice(0).toReversed()) answer() // the last one first
    return true
  }
  await page.evaluate(async urls => {
    for (let click = 0; click < 50; click++) {
      const path = urls[click % urls.length]
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
      if (click % 3 > 0) await new Promise(requestAnimationFrame)
    }
  }, Object.keys(names))
  site.intercept = undefined
  for (const answer of held.splice(0)) answer()
  await expectWhole(page, names)
  expect(new URL(page.url()).pathname).toBe('/guides/everything/')

  await page.evaluate(async () => {
    for (let step = 0; step < 60; step++) {
      history.go([-1, -1, 1, -2, 1, -1, 2, 1][step % 8])
      if (step % 3 === 0) await new Promise(requestAnimationFrame)
    }
  })
  await expectWhole(page, names)
  await sidebarItem(page, 'Next').click()
  await heading(page, 'Next').waitFor()
  await expectWhole(page, names)
  // Chromium ends the requests of any document when one step in its history replaces another that
  // was not taken yet, so that they fail; what counts is the page that is shown.
  expect(failures(page).filter(text => !text.startsWith('NetworkError:'))).toEqual([])
})
