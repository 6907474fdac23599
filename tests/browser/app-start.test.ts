import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {framesPass, imageHosts, isReady, takenOver, useSite, type OpenPage} from './browser.ts'
import {untilIdle} from './idle.ts'
import {holdAnswers} from './page-parts.ts'

const site = useSite('screens')
const long = useSite('content')
const GUIDE = '/guides/tree-shaking/'

/** A window in which the link to this guide is below the end of the sidebar. */
const viewport = {width: 1024, height: 400}

function isAppThere(page: OpenPage): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('started'))
}

describe('the app', () => {
  test('is loaded and started at the first sign of use, and not before, also where a link leads to a part', async () => {
    const page = await long.open(`${GUIDE}#still-in-the-bundle`, {viewport})
    for (const sign of ['pointermove', 'keydown', 'wheel', 'touchstart']) {
      page.requests.length = 0
      await page.reload()
      await isReady(page)
      await untilIdle(page)
      expect(await page.locator('[data-pages]').evaluate(list => list.scrollTop)).toBeGreaterThan(0)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await isAppThere(page)).toBe(false)
      expect(page.requests.join()).not.toContain('/assets/start-app-')
      await page.evaluate(type => document.dispatchEvent(new Event(type)), sign)
      await expect
        .poll(async () => ({sign, isThere: await isAppThere(page)}))
        .toEqual({sign, isThere: true})
    }
  })

  test('waits for the end of a document that arrives in two parts', async () => {
    const page = await long.open('/license/', {viewport})
    await isReady(page) // its own scripts have come
    let sendRest = () => {}
    long.intercept = ({url}, response) => {
      if (url !== GUIDE) return false
      const html = readFileSync(join(long.dir, url, 'index.html'), 'utf8')
      const end = html.indexOf('id="AppSidebar"')
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'})
      response.write(html.slice(0, end))
      sendRest = () => response.end(html.slice(end))
      return true
    }
    const script = page.waitForResponse(/\/assets\/main-/)
    const opened = page.goto(long.url + GUIDE)
    await (await script).finished()
    await framesPass(page)
    sendRest()
    await opened
    await isReady(page)
    expect(await page.locator('[data-pages]').evaluate(list => list.scrollTop)).toBeGreaterThan(0)
    expect(await isAppThere(page)).toBe(false)
  })
})

test('a link that is clicked while React hydrates the document leads to its page: what React renders stays what the document shows', async () => {
  const page = await long.open('/concepts/')
  await isReady(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: 2})
  await page.evaluate(() => {
    document.dispatchEvent(new Event('pointermove'))
    const {port1, port2} = new MessageChannel() // as React does its tasks
    port1.start()
    port1.addEventListener('message', () => {
      const root = document.getElementById('AppRoot')?.firstElementChild ?? {}
      if (Object.keys(root).some(key => key.startsWith('__react'))) {
        document.querySelector<HTMLElement>('nav a[href="/concepts/output/"]')?.click()
      } else port2.postMessage('')
    })
    port2.postMessage('')
  })
  await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
  await takenOver(page)
  expect(page.errors).toEqual([])
})

test('a button that is clicked before any script has loaded does its work afterwards, and the search opens with what was typed for it', async () => {
  const release = holdAnswers(site, '/assets/main-')
  const page = await site.open('/guides/')
  await expect.poll(() => page.requests.join()).toContain('/assets/main-')
  await page.getByTestId('hello-darkness').click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('out put')
  const reload = {key: 'r', ctrlKey: true, bubbles: true, cancelable: true}
  const isLeft = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
  expect(await page.evaluate(isLeft, reload)).toBe(true) // other commands stay the browser's
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0) // a space would have scrolled
  release()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('.path')
  await expect.poll(() => page.locator('dialog input').inputValue()).toBe('out put.path')
})

test('what is far below the view is laid out when the reader comes near, a link leads there, or the end is asked for', async () => {
  const page = await site.open('/guides/everything/', {allow: imageHosts})
  await isReady(page)
  const end = page.locator('#the-end')
  const isLaidOut = () => end.evaluate(one => one.checkVisibility({contentVisibilityAuto: true}))
  const distance = () =>
    page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)
  expect(await isLaidOut()).toBe(false)
  const estimated = await distance()
  await page.keyboard.press('End')
  await expect.poll(isLaidOut).toBe(true)
  await expect.poll(distance).toBeLessThan(1)
  const height = await page.evaluate(() => scrollY)
  expect(Math.abs(estimated / height - 1)).toBeLessThan(0.2)

  await page.goto('about:blank')
  await page.goto(`${site.url}/guides/everything/#the-end`)
  expect(await page.locator('html.from-top').count()).toBe(0)
  await takenOver(page)
  expect(await end.evaluate(one => one.getBoundingClientRect().top)).toBeLessThan(900)
})
