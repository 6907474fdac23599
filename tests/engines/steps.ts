import {expect} from 'vitest'
import {isAllStored} from '../browser/stored-content.ts'
import type {Tab} from './engine.ts'

/** Expects of what a function returns in the page that it becomes something. */
export function see<Result>(tab: Tab, run: (...args: string[]) => Result, ...args: string[]) {
  return expect.poll(() => tab.evaluate(run, ...args))
}

/** Resolves once the controls of the document work. */
export async function isReady(tab: Tab): Promise<void> {
  await see(tab, () => document.documentElement.classList.contains('ready')).toBe(true)
}

/** Uses the page, and resolves once the app runs in it. */
export async function appStarts(tab: Tab): Promise<void> {
  await isReady(tab)
  await tab.evaluate(() => void document.dispatchEvent(new Event('pointermove')))
  await see(tab, () => document.documentElement.classList.contains('started')).toBe(true)
}

/** Opens a document, and resolves once the app runs in it. */
export async function start(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await appStarts(tab)
}

/** Resolves once all of the content is stored. */
export async function allIsStored(tab: Tab): Promise<void> {
  await see(tab, isAllStored).toBe(true)
}

/** What the page shows; runs in it. */
export function shown() {
  return {
    h1: document.querySelector('main h1')?.firstChild?.textContent,
    focus: document.activeElement?.tagName,
    top: Math.round(scrollY),
  }
}
