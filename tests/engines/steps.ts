import {expect} from 'vitest'
import type {Tab} from './engine.ts'

/** Resolves once the controls of the document work. */
export async function isReady(tab: Tab): Promise<void> {
  await expect
    .poll(() => tab.evaluate(() => document.documentElement.classList.contains('ready')))
    .toBe(true)
}

/** Uses the page, and resolves once the app runs in it. */
export async function appStarts(tab: Tab): Promise<void> {
  await isReady(tab)
  await tab.evaluate(() => void document.dispatchEvent(new Event('pointermove')))
  await expect
    .poll(() => tab.evaluate(() => document.documentElement.classList.contains('started')))
    .toBe(true)
}

/** What the page shows; runs in it. */
export function shown() {
  return {
    h1: document.querySelector('main h1')?.firstChild?.textContent,
    focus: document.activeElement?.tagName,
    top: Math.round(scrollY),
  }
}
