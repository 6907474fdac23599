import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {fingerOn, type Finger} from './touch.ts'

const site = useSite('small')

/** A page on a phone, once its menu can be pulled in. */
async function openPage(path = '/configuration/output/'): Promise<OpenPage> {
  const page = await site.open(path, {
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  })
  await takenOver(page)
  await panel(page).waitFor({state: 'attached'})
  // A swipe that the app leaves alone is not to lead back in the history.
  await page.evaluate(() => (document.documentElement.style.overscrollBehavior = 'none'))
  return page
}

async function openMenu(path?: string): Promise<OpenPage> {
  const page = await openPage(path)
  await button(page).tap()
  await expectOpen(page, true)
  return page
}

function button(page: OpenPage) {
  return page.locator('header button[aria-label="Menu"]')
}

function panel(page: OpenPage) {
  return page.locator('#AppMenu')
}

/** Where the left edge of the panel is. */
function leftEdge(page: OpenPage): Promise<number> {
  return panel(page).evaluate(element => Math.round(element.getBoundingClientRect().left) + 0)
}

/** What is seen, what is said of it, and what can be used: all of it has to agree. */
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

/** Pulls with a finger, from point to point. */
async function swipe(page: OpenPage, ...points: [number, number][]): Promise<Finger> {
  const finger = await fingerOn(page)
  const [[x, y] = [0, 0], ...others] = points
  await finger.down(x, y)
  await finger.move(...others)
  await finger.up()
  return finger
}

/** What has the focus: its label, its text, or the name of its element. */
function focused(page: OpenPage): Promise<string> {
  return page.evaluate(() => {
    const {activeElement: element} = document
    return element?.ariaLabel ?? element?.textContent?.trim() ?? ''
  })
}

describe('the menu button', () => {
  test('opens and closes the menu', async () => {
    const page = await openPage()
    await expectOpen(page, false)
    await button(page).tap()
    await expectOpen(page, true)
    expect((await panel(page).boundingBox())?.width).toBe(285)
    await page.getByRole('button', {name: 'Close the menu'}).tap()
    await expectOpen(page, false)
    expect(await focused(page)).toBe('Menu')
    expect(page.errors).toEqual([])
  })

  test('says that the menu could not be loaded, and works when it can be had again', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/menu-panel-')) return false
      response.writeHead(503).end('down')
      return true
    }
    const page = await site.open('/configuration/', {viewport: {width: 390, height: 844}})
    await takenOver(page)
    await button(page).click()
    const message = page.getByRole('alert').getByText('The menu could not be loaded. Try again.')
    await message.waitFor()
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    site.intercept = undefined
    await button(page).click()
    await expectOpen(page, true)
    expect(await message.count()).toBe(0)
  })
})

describe('the menu', () => {
  test('lists every section, and the pages of the one that is shown', async () => {
    const page = await openMenu()
    const navigation = panel(page).getByRole('navigation', {name: 'All pages'})
    const toggles = await navigation
      .getByRole('button')
      .evaluateAll(all =>
        all.map(one => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-expanded')}`),
      )
    expect(toggles).toEqual([
      'Pages of The api false',
      'Pages of The blog false',
      'Pages of The concepts false',
      'Pages of The configuration true',
      'Pages of The contribute false',
      'Pages of The guides false',
      'Pages of The loaders false',
      'Pages of The migrate false',
      'Pages of The plugins false',
    ])
    expect(await navigation.getByRole('link').allTextContents()).toEqual([
      'Home',
      'The api',
      'The blog',
      'The concepts',
      'The configuration',
      'The configuration',
      'Mode',
      'Plain',
      'Output',
      'Target',
      'Stats',
      'The contribute',
      'The guides',
      'The loaders',
      'The migrate',
      'The plugins',
      'Awesome webpack',
      'Branding',
      'Comparison',
      'Glossary',
      'License',
    ])
    const marked = await navigation
      .locator('a[aria-current]')
      .evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('aria-current')]))
    expect(marked).toEqual([
      ['The configuration', 'true'],
      ['Output', 'page'],
    ])
    expect(
      await panel(page)
        .getByRole('combobox', {name: /^Version/})
        .isVisible(),
    ).toBe(true)
  })

  test('shows the pages of another section', async () => {
    const page = await openMenu()
    await panel(page).getByRole('button', {name: 'Pages of The blog'}).tap()
    expect(await panel(page).getByRole('link', {name: 'First'}).isVisible()).toBe(true)
    await panel(page).getByRole('button', {name: 'Pages of The configuration'}).tap()
    expect(await panel(page).getByRole('link', {name: 'Output'}).count()).toBe(0)
    await expectOpen(page, true)
  })

  test.each([
    ['/', 'Home'],
    ['/license/', 'License'],
  ])('marks what is shown on %s', async (path, title) => {
    const page = await openMenu(path)
    expect(await panel(page).locator('[aria-current]').allTextContents()).toEqual([title])
  })

  test('closes on a link, whose page it marks from then on', async () => {
    const page = await openMenu()
    await panel(page).getByRole('link', {name: 'Mode', exact: true}).tap()
    await page.getByRole('heading', {level: 1, name: 'Mode'}).waitFor()
    await expectOpen(page, false)
    await expect.poll(() => focused(page)).toBe('Mode')
    await button(page).tap()
    await expectOpen(page, true)
    expect(await panel(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Mode'])
  })

  test('closes on a link to the page that is shown', async () => {
    const page = await openMenu()
    await panel(page).getByRole('link', {name: 'Output', exact: true}).tap()
    await expectOpen(page, false)
  })

  test('closes with Escape, and the focus is at the button again', async () => {
    const page = await openMenu()
    expect(await focused(page)).not.toBe('Menu')
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    expect(await focused(page)).toBe('Menu')
  })

  test('closes on a touch beside it, which does nothing else', async () => {
    const page = await openMenu()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/blog/'
      link.setAttribute('style', 'position: fixed; inset: 300px 0 auto 300px; height: 200px')
      document.getElementById('AppMain')?.append(link)
    })
    await page.touchscreen.tap(350, 400)
    await expectOpen(page, false)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(page.url()).toBe(`${site.url}/configuration/output/`)
    expect(await page.getByRole('heading', {level: 1}).textContent()).toContain('Output')
  })

  test('closes on a click beside it', async () => {
    const page = await openMenu()
    await page.mouse.click(350, 400)
    await expectOpen(page, false)
  })

  test('keeps the focus to itself, round and round', async () => {
    const page = await openMenu()
    const count = await panel(page).locator('a, button, select').count()
    const seen: string[] = []
    for (let step = 0; step < 2 * (count + 1); step += 1) {
      await page.keyboard.press('Tab')
      seen.push(
        await page.evaluate(() => {
          const {activeElement: element} = document
          if (!element || element === document.body) return 'browser'
          return element.closest('#AppMenu') ? 'menu' : element.outerHTML
        }),
      )
    }
    // Between two rounds, the focus is in the browser's own bars.
    expect(new Set(seen)).toEqual(new Set(['menu', 'browser']))
    expect(seen.filter(place => place === 'browser').length).toBeLessThanOrEqual(2)
  })

  test('that is closed has nothing in it that can be focused', async () => {
    const page = await openPage('/license/')
    const isInside = await panel(page).evaluate(element =>
      [...element.querySelectorAll<HTMLElement>('a, button, select')].some(control => {
        control.focus()
        return document.activeElement === control
      }),
    )
    expect(isInside).toBe(false)
  })

  test('that is open leaves the page where it is', async () => {
    const page = await openPage()
    await page.evaluate(() => scrollTo(0, 600))
    await page.touchscreen.tap(27, 30)
    await expectOpen(page, true)
    await page.mouse.move(350, 400)
    await page.mouse.wheel(0, 500)
    await swipe(page, [200, 700], [200, 500], [200, 300])
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await expectOpen(page, true)
  })

  test('is not there on wide screens', async () => {
    const page = await site.open('/configuration/', {viewport: {width: 768, height: 844}})
    await takenOver(page)
    expect(page.requests.filter(url => url.includes('menu-panel'))).toEqual([])
    expect(await panel(page).count()).toBe(0)
    expect(await button(page).isVisible()).toBe(false)
  })

  test('closes when the window becomes wide, and leaves nothing inert behind', async () => {
    const page = await site.open('/configuration/', {viewport: {width: 390, height: 844}})
    await takenOver(page)
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

describe('a drag from the left edge', () => {
  test('pulls the menu in, which follows the finger', async () => {
    const page = await openPage()
    const finger = await fingerOn(page)
    await finger.down(5, 400)
    await finger.move([60, 402], [105, 405])
    await expect.poll(() => leftEdge(page)).toBe(100 - 285)
    await finger.move([205, 410])
    await expect.poll(() => leftEdge(page)).toBe(200 - 285)
    await finger.up()
    await expectOpen(page, true)
  })

  test.each([
    ['20 pixels', 25, false],
    ['21 pixels', 26, true],
    ['294 pixels', 299, true],
  ])('that goes %s opens the menu or does not', async (_, x, isOpen) => {
    const page = await openPage()
    await swipe(page, [5, 400], [x, 400])
    await expectOpen(page, isOpen)
  })

  test('is followed to less than 295 pixels, and no further', async () => {
    const page = await openPage()
    const finger = await fingerOn(page)
    await finger.down(5, 400)
    await finger.move([105, 400])
    await expect.poll(() => leftEdge(page)).toBe(-185)
    await finger.move([300, 400], [350, 400])
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await leftEdge(page)).toBe(-185)
    await finger.up()
    await expectOpen(page, true)
  })

  test('that goes 295 pixels at once opens nothing', async () => {
    const page = await openPage()
    await swipe(page, [5, 400], [300, 400])
    await expectOpen(page, false)
  })

  test.each([
    [79, true],
    [80, false],
  ])('opens the menu if it is not too steep: %i down on 100', async (y, isOpen) => {
    const page = await openPage()
    await swipe(page, [5, 400], [105, 400 + y])
    await expectOpen(page, isOpen)
  })

  test('that begins away from the edge opens nothing', async () => {
    const page = await openPage()
    await swipe(page, [25, 400], [100, 400], [200, 400])
    await expectOpen(page, false)
    await swipe(page, [24, 400], [100, 400], [200, 400])
    await expectOpen(page, true)
  })

  test('is forgotten by the taps and the drags that follow', async () => {
    const page = await openPage()
    await swipe(page, [5, 400], [150, 400])
    await expectOpen(page, true)
    await panel(page).getByRole('button', {name: 'Close the menu'}).tap()
    await expectOpen(page, false)
    await swipe(page, [10, 700])
    await expectOpen(page, false)
    await swipe(page, [10, 700], [20, 700])
    await expectOpen(page, false)
  })
})

describe('a drag to the left', () => {
  test('pushes the menu out, which follows the finger', async () => {
    const page = await openMenu()
    const finger = await fingerOn(page)
    await finger.down(250, 600)
    await finger.move([200, 602], [150, 605])
    await expect.poll(() => leftEdge(page)).toBe(-100)
    await finger.up()
    await expectOpen(page, false)
  })

  test.each([
    ['20 pixels', [230, 600], true],
    ['21 pixels', [229, 600], false],
    ['too steeply', [150, 680], true],
    ['to the right', [330, 600], true],
  ] as const)('that goes %s leaves it or does not', async (_, [x, y], isOpen) => {
    const page = await openMenu()
    await swipe(page, [250, 600], [x, y])
    await expectOpen(page, isOpen)
  })

  test('is forgotten by the tap that follows', async () => {
    const page = await openMenu()
    await swipe(page, [250, 600], [235, 600])
    await panel(page).getByRole('button', {name: 'Pages of The blog'}).tap()
    expect(await panel(page).getByRole('link', {name: 'First'}).isVisible()).toBe(true)
    await expectOpen(page, true)
  })
})
