import {expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'
import {mainOf, useRelease} from './releases.ts'
import {visitAndStore} from './stored-content.ts'

const site = useSite('outdated')
const newRelease = useRelease(site, {of: 'updated', mark: 'NEW'})

/** Runs before a page: its main script waits for the first frame, which comes when it is released. */
function holdFirstFrame(): void {
  if (sessionStorage['held'] !== undefined) return
  sessionStorage['held'] = ''
  const request = window.requestAnimationFrame
  window.requestAnimationFrame = callback => {
    window.requestAnimationFrame = request
    addEventListener('release', () => callback(0), {once: true})
    return 0
  }
}

test.each([
  ['its scripts', /^$/],
  ['the app', /^\/assets\/main-(?!NEW)/],
])(
  'a stored page whose release is replaced before %s can be loaded comes with the new release',
  async (_, kept) => {
    const other = await visitAndStore(site, '/')
    newRelease.deploy()
    const deployed = site.intercept
    site.intercept = (request, response) =>
      !kept.test(request.url ?? '') && (deployed?.(request, response) ?? false)
    const page = await other.context().newPage()
    await page.addInitScript(holdFirstFrame)
    await page.goto(`${site.url}/guides/long/`)
    expect(await mainOf(page)).not.toMatch(/main-NEW/) // no worker of the new release waits yet
    expect(await page.title()).toBe('Loading | Site')

    await other.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      while (!registration.waiting) await new Promise(resolve => setTimeout(resolve, 50))
    })
    await other.goto(`${site.url}/guides/`)
    await takenOver(other)
    const isStored = async (url: string | null) =>
      other.evaluate(async main => (await caches.match(main ?? '')) !== undefined, url)
    const old = await mainOf(page)
    await expect.poll(() => isStored(old)).toBe(false)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await page.evaluate(() => dispatchEvent(new Event('release')))
    await expect.poll(() => mainOf(page).catch(() => null)).toMatch(/main-NEW/)
    await takenOver(page)
    await page.getByText('The new text.').waitFor()
  },
)
