import {describe, expect, test} from 'vitest'
import {framesPass, isReady, takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

/** The menu slides, unless a reader wants less motion: most tests do not wait for that. */
type Motion = 'reduce' | 'no-preference'

/** A page on a phone, once its menu can be pulled in. */
async function openPage(reducedMotion: Motion = 'reduce'): Promise<OpenPage> {
  const page = await site.open('/configuration/output/', {
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
    reducedMotion,
  })
  await takenOver(page)
  await panel(page).waitFor({state: 'attached'})
  // A swipe that the app leaves alone is not to lead back in the history.
  await page.evaluate(() => (document.documentElement.style.overscrollBehavior = 'none'))
  return page
}

async function openMenu(page: OpenPage): Promise<void> {
  await button(page).tap()
  await expectOpen(page, true)
}

function button(page: OpenPage) {
  return page.locator('header button[aria-label="Menu"]')
}

function panel(page: OpenPage) {
  return page.locator('#AppMenu')
}

function leftEdge(page: OpenPage): Promise<number> {
  return panel(page).evaluate(element => Math.round(element.getBoundingClientRect().left) + 0)
}

/** The visible state, the accessible state and the usable controls, which must agree. */
async function expectOpen(page: OpenPage, isOpen: boolean): Promise<void> {
  await page.locator(`header button[aria-label="Menu"][aria-expanded="${isOpen}"]`).waitFor()
  await expect
    .poll(() => leftEdge(page))
    .toSatisfy((left: number) => (isOpen ? left === 0 : left <= -285))
  const state = await page.evaluate(() => ({
    panel: document.getElementById('AppMenu')?.inert,
    main: document.getElementById('AppMain')?.closest('[inert]') !== null,
    overflow: getComputedStyle(document.documentElement).overflowY,
  }))
  expect(state).toEqual({panel: !isOpen, main: isOpen, overflow: isOpen ? 'hidden' : 'visible'})
}

function focused(page: OpenPage): Promise<string> {
  return page.evaluate(() => {
    const {activeElement: element} = document
    return element?.ariaLabel ?? element?.textContent?.trim() ?? ''
  })
}

describe('the menu button', () => {
  test('opens and closes the menu, which cannot be focused while it is closed', async () => {
    const page = await openPage('no-preference')
    await expectOpen(page, false)
    const focusable = await panel(page).evaluate(element =>
      [...element.querySelectorAll<HTMLElement>('a, button, select')]
        .filter(control => {
          control.focus()
          return document.activeElement === control
        })
        .map(control => control.outerHTML),
    )
    expect(focusable).toEqual([])
    await button(page).tap()
    await expectOpen(page, true)
    expect((await panel(page).boundingBox())?.width).toBe(285)
    expect(await panel(page).getByRole('combobox').isVisible()).toBe(true)
    await page.getByRole('button', {name: 'Close the menu'}).tap()
    await expectOpen(page, false)
    expect(await focused(page)).toBe('Menu')
    expect(page.errors).toEqual([])
  })

  test('opens the menu that was asked for before the app had started', async () => {
    const page = await site.open('/configuration/', {viewport: {width: 390, height: 844}})
    await isReady(page)
    await button(page).dispatchEvent('click') // without a sign before it
    await expectOpen(page, true)
  })
})

describe('the menu', () => {
  test('closes on a link, which it marks then, with Escape, and with a touch outside of it, which does nothing else', async () => {
    const page = await openPage()
    await openMenu(page)
    await panel(page).getByRole('link', {name: 'Mode', exact: true}).tap()
    await page.getByRole('heading', {level: 1, name: 'Mode'}).waitFor()
    await expectOpen(page, false)
    await expect.poll(() => focused(page)).toBe('Mode')
    await openMenu(page)
    const marked = panel(page).locator('[aria-current="page"]')
    expect(await marked.allTextContents()).toEqual(['Mode'])
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    expect(await focused(page)).toBe('Menu')

    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/blog/'
      link.style.cssText = 'position: fixed; inset: 300px 0 auto 300px; height: 200px'
      document.getElementById('AppMain')?.append(link)
    })
    await openMenu(page)
    await page.mouse.click(350, 400)
    await expectOpen(page, false)
    await openMenu(page)
    await page.touchscreen.tap(350, 400)
    await expectOpen(page, false)
    await framesPass(page)
    expect(page.url()).toBe(`${site.url}/configuration/mode/`)
  })

  test('leaves the page where it is while it is open', async () => {
    const page = await openPage()
    await page.evaluate(() => scrollTo(0, 600))
    await page.touchscreen.tap(27, 30)
    await expectOpen(page, true)
    await page.mouse.move(350, 400)
    await page.mouse.wheel(0, 500)
    const finger = await fingerOn(page)
    await finger.down(200, 700)
    await finger.move([200, 500], [200, 300])
    await finger.up()
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await expectOpen(page, true)
  })

  test('is not loaded on wide screens, and closes when the window becomes wide', async () => {
    const page = await site.start('/configuration/', {
      viewport: {width: 768, height: 844},
      reducedMotion: 'reduce',
    })
    expect(page.requests.filter(url => url.includes('menu-panel'))).toEqual([])
    expect(await panel(page).count()).toBe(0)
    expect(await button(page).isVisible()).toBe(false)
    await page.setViewportSize({width: 767, height: 844})
    await button(page).click()
    await expectOpen(page, true)
    await page.setViewportSize({width: 1024, height: 844})
    await panel(page).waitFor({state: 'hidden'})
    await expect.poll(() => page.locator('[inert]:not(#AppMenu)').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    await page.getByTestId('sidebar-item-title').getByText('Mode').click()
    await page.getByRole('heading', {level: 1, name: 'Mode'}).waitFor()
    await page.setViewportSize({width: 390, height: 844})
    await expectOpen(page, false)
  })
})

test('a finger pulls the menu in from the left edge and pushes it out again', async () => {
  const page = await openPage('no-preference')
  const finger = await fingerOn(page)
  await finger.down(5, 400)
  await finger.move([60, 402], [105, 405])
  await expect.poll(() => leftEdge(page)).toBe(100 - 285)
  await finger.move([205, 410])
  await expect.poll(() => leftEdge(page)).toBe(200 - 285)
  await finger.up()
  await expectOpen(page, true)
  await finger.down(250, 600)
  await finger.move([200, 602], [150, 605])
  await expect.poll(() => leftEdge(page)).toBe(-100)
  await finger.up()
  await expectOpen(page, false)
})

/** A finger on the screen: real touches, which the browser takes for gestures as it does those of a hand. */
async function fingerOn(page: OpenPage) {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: {x: number; y: number}[],
  ) => session.send('Input.dispatchTouchEvent', {type, touchPoints})
  return {
    down: (x: number, y: number) => send('touchStart', [{x, y}]),
    async move(...points: [x: number, y: number][]) {
      for (const [x, y] of points) await send('touchMove', [{x, y}])
    },
    up: () => send('touchEnd', []),
  }
}
