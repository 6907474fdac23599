import type {ServerResponse} from 'node:http'
import type {Locator} from 'playwright-core'
import {expect} from 'vitest'
import {framesPass, type OpenPage, type Site} from './browser.ts'

/** A site that answers some requests in another way. */
type Interceptable = Pick<Site, 'intercept'>

/** The title of the page. */
export function heading(page: OpenPage, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true})
}

/** The link to a page in the sidebar. */
export function sidebarItem(page: OpenPage, title: string) {
  return page.getByTestId('sidebar-item-title').getByText(title, {exact: true})
}

export function scrollTop(page: OpenPage): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Clicks where a link is: a click of the mouse would first scroll to it. */
export function clickInPlace(link: Locator): Promise<void> {
  return link.evaluate(element => {
    if (element instanceof HTMLElement) element.click()
  })
}

/** Resolves once an element is right below the header. */
export async function expectBelowHeader(page: OpenPage, id: string): Promise<void> {
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

/** Keeps the answers to requests for URLs that begin like this until they are released. */
export function holdAnswers(site: Interceptable, url: string): () => void {
  const held: Array<() => void> = []
  site.intercept = (request, response) => {
    if (!request.url?.startsWith(url)) return false
    held.push(() => response.writeHead(302, {Location: request.url}).end())
    return true
  }
  return () => {
    site.intercept = undefined
    for (const answer of held) answer()
  }
}

/** Answers requests whose URL matches in this way; returns the URLs, which grow. */
export function answerWith(
  site: Interceptable,
  pattern: RegExp,
  answer: (response: ServerResponse) => unknown,
): string[] {
  const asked: string[] = []
  site.intercept = ({url = ''}, response) => {
    if (!pattern.test(url)) return false
    asked.push(url)
    answer(response)
    return true
  }
  return asked
}

/** What was reported as an error, without the answers with which a server refuses. */
export function failures(page: OpenPage): string[] {
  return page.errors.filter(text => !text.includes('Failed to load resource'))
}

/** The layout shift since the start, without shifts caused by input. */
export async function layoutShift(page: OpenPage): Promise<number> {
  await framesPass(page)
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({type: 'layout-shift', buffered: true})
    const values = observer.takeRecords().map(entry => ('value' in entry ? Number(entry.value) : 0))
    return values.reduce((sum, value) => sum + value, 0)
  })
}

/** Width of the content, and of the window without its scrollbar. */
export function widthsOf(page: OpenPage): Promise<{inner: number; outer: number}> {
  return page.evaluate(() => ({
    inner: document.documentElement.scrollWidth,
    outer: document.documentElement.clientWidth,
  }))
}

/** Runs before a page: what ends after two seconds does not end, however slow the machine is. */
export function holdTwoSeconds(): void {
  const set = window.setTimeout
  const setTimeout = (act: () => void, delay = 0) => set(act, delay === 2000 ? 2 ** 30 : delay)
  Object.assign(window, {setTimeout})
}
