import type {Page} from 'playwright-core'
import {launchBrowser} from './launch-browser.ts'

/** Opens a page without cached files; adds the function that closes it. */
export async function openInNewContext(url: string, closers: (() => unknown)[]): Promise<Page> {
  const context = await (await launchBrowser()).newContext()
  closers.push(() => context.close())
  const page = await context.newPage()
  await page.goto(url)
  return page
}
