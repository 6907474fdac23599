import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Route} from 'playwright-core'
import {describe, expect, test} from 'vitest'
import {at} from '../../browser/animations.ts'
import {framesPass, takenOver, useSite, type OpenPage} from '../../browser/browser.ts'
import {layoutShift} from '../../browser/page-parts.ts'
import {isComplete, isImage, screenNames, screens, type Screen} from '../../browser/screens.ts'

const site = useSite('screens')

/** Opens a screen where whatever comes later comes late. */
async function openSlowly(screen: Screen, width: number): Promise<OpenPage> {
  return site.open(screens[screen], {
    viewport: {width, height: 900},
    init: () => void (window.print = () => undefined),
    async prepare(context) {
      await context.route(isImage, async route => {
        await isPainted(route)
        await route.fulfill({contentType: 'image/svg+xml', body: image})
      })
      await context.route(/sponsors.*\.js|\/data\/v1\/(?:pages|sponsors)/, async route => {
        await isPainted(route)
        await route.continue()
      })
    },
  })
}

/** Resolves once the page has been painted without what it asks for. */
function isPainted(route: Route): Promise<void> {
  return framesPass(route.request().frame().page())
}

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="460" height="230"/>'

/** Goes on with the wheel, as a reader does, until a place is reached. */
async function readOn(page: OpenPage, isThere: () => boolean): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.mouse.move(width / 2, 450) // the sidebar scrolls on its own
  for (let count = 0; count < 100 && !(await page.evaluate(isThere)); count++) {
    await page.mouse.wheel(0, 700)
    await framesPass(page)
  }
}

const isAtEnd = () => scrollY + innerHeight >= document.body.scrollHeight - 2

async function readToTheEnd(page: OpenPage, screen: Screen): Promise<void> {
  await readOn(page, isAtEnd)
  await isComplete(page, screen)
}

describe.each(screenNames)('%s', screen => {
  test.each([390, 1440])(
    'moves nothing from the first paint to its end, at %i pixels',
    async width => {
      const page = await openSlowly(screen, width)
      await takenOver(page)
      // Below the fold, the explorer is as tall as what it shows.
      if (screen === 'explorer') await page.getByRole('searchbox').waitFor()
      if (screen === 'home') {
        await at(page, 6) // the words and the cube have moved
        await page.evaluate(() => document.getAnimations().forEach(animation => animation.play()))
        await readOn(
          page,
          () => (document.getElementById('sponsors')?.getBoundingClientRect().top ?? 0) < 500,
        )
        await page.getByText('As of March 31, 2020').waitFor()
      }
      await readToTheEnd(page, screen)
      await readOn(page, isAtEnd)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    },
  )
})

test.each([390, 1440])('what comes and goes moves nothing at %i pixels', async width => {
  const page = await openSlowly('page', width)
  await takenOver(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({state: 'detached'})
  await page.getByTestId('hello-darkness').click()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('nothing moves where the browser receives the header in two parts', async () => {
  const html = await readFile(join(site.dir, 'index.html'), 'utf8')
  const middle = html.indexOf('<a', html.indexOf('data-search=')) // the first link after the search
  let sendRest = () => {}
  site.intercept = ({url}, response) => {
    if (url !== '/') return false
    response.setHeader('Content-Type', 'text/html')
    response.write(html.slice(0, middle))
    sendRest = () => response.end(html.slice(middle))
    return true
  }
  const page = await site.open('/404.html')
  const loading = page.goto(site.url, {waitUntil: 'load'})
  await page.waitForSelector('[data-search]', {state: 'attached'})
  await framesPass(page)
  sendRest()
  await loading
  await framesPass(page)
  expect(await layoutShift(page)).toBe(0)
})
