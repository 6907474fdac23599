import type {BrowserContext} from 'playwright-core'
import {framesPass, type OpenOptions, type OpenPage, type Site} from './browser.ts'
import {post} from './screen-pages.ts'

/** The path of each screen. */
export const screens = {
  home: '/',
  page: '/guides/everything/',
  'blog index': '/blog/',
  'blog post': `/blog/${post}/`,
  explorer: '/configuration/explorer/?search=fallbackCacheGroup',
  printable: '/guides/printable/',
  'not found': '/nowhere/',
} as const

export type Screen = keyof typeof screens

export const screenNames = Object.keys(screens).filter(isScreen)

function isScreen(name: string): name is Screen {
  return name in screens
}

/** Opens a screen and waits until all of it is there; its print dialog stays away. */
export async function openScreen(
  site: Site,
  screen: Screen,
  options: OpenOptions = {},
): Promise<OpenPage> {
  const page = await site.start(screens[screen], {
    prepare: answerImages,
    init: () => {
      window.print = () => undefined
      Math.random = () => 0.5
    },
    ...options,
  })
  await isComplete(page, screen)
  return page
}

/** Scrolls to the end and back, so that what waits for the reader arrives. */
export async function isComplete(page: OpenPage, screen: Screen): Promise<void> {
  await page.getByRole('contentinfo').waitFor()
  if (screen === 'explorer') await page.getByRole('searchbox').waitFor()
  if (screen === 'printable') await page.locator('.article h1').nth(2).waitFor()
  if (screen === 'page') {
    const contributors = page.getByTestId('contributors')
    await contributors.scrollIntoViewIfNeeded()
    await contributors.locator('li img:not([class])').first().waitFor()
  }
  if (screen === 'home') {
    await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
    await page.getByText('As of March 31, 2020').waitFor()
    const backers = page.locator('[data-group="backer"]')
    await backers.scrollIntoViewIfNeeded()
    await backers.locator('img').last().waitFor({state: 'attached'})
  }
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  await layOutAll(page)
}

/** Lays out what is far below the view, as if a reader had been there. */
export async function layOutAll(page: OpenPage): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('from-top'))
  await framesPass(page)
}

/** Opens the menu of narrow windows. */
export async function openMenu(page: OpenPage): Promise<void> {
  await page.getByRole('button', {name: 'Menu', exact: true}).click()
  await page.locator('#AppMenu:not([inert])').waitFor()
  await settle(page)
}

/** Shows the headings of another page than the one that is shown. */
export async function openSidebarItem(page: OpenPage): Promise<void> {
  await page.getByRole('button', {name: 'Headings of Next'}).click()
  await page.getByRole('link', {name: 'Another part'}).waitFor()
  await settle(page)
}

/** Waits until what moves for a moment stands still. */
export async function settle(page: OpenPage): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({finished}) => finished),
    ),
  )
}

/** Gives the window a width and the text a size. */
export async function resize(page: OpenPage, width: number, text: string): Promise<void> {
  await page.setViewportSize({width, height: 900})
  await page.evaluate(size => void (document.documentElement.style.fontSize = size), text)
  await framesPass(page)
}

/** Answers what other hosts are asked for images. */
export async function answerImages(context: BrowserContext): Promise<void> {
  await context.route(isImage, route => route.fulfill({contentType: 'image/svg+xml', body: image}))
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90z"/></svg>'

/** Whether a URL is one of an image of a sponsor or of a contributor. */
export function isImage({hostname, pathname}: URL): boolean {
  return hostname === 'images.opencollective.com' || /^\/\w+\.png$/.test(pathname)
}
