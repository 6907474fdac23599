import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {expect} from 'vitest'
import type {OpenPage} from './browser.ts'
import {layOutAll, settle} from './screens.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Theme = 'light' | 'dark'

interface Finding {
  id: string
  targets: string[]
}

declare global {
  interface Window {
    axe: {
      run(options: object): Promise<{
        violations: Array<{id: string; nodes: Array<{target: string[]}>}>
      }>
    }
  }
}

/**
 * Expects that axe finds nothing, best practices included. The first theme is tried with all rules,
 * the other one with those about colors. The page has to be opened with `bypassCSP`.
 */
export async function expectAccessible(
  page: OpenPage,
  state: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  await addAxe(page)
  await layOutAll(page)
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    await settle(page)
    const found = () => (index === 0 ? findings(page) : findings(page, colorRules))
    // Attributes that depend on layout, such as those of code with a scrollbar, may be set late.
    await expect
      .poll(async () => ({state, theme, found: await found()}))
      .toEqual({
        state,
        theme,
        found: [],
      })
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
}

/** Targets that a finger may miss: smaller than 24 pixels, and too near to another. */
export async function smallTargets(page: OpenPage): Promise<Finding[]> {
  await addAxe(page)
  return findings(page, ['target-size'])
}

async function addAxe(page: OpenPage): Promise<void> {
  const source = await readFile(axe, 'utf8')
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({content: source})
}

/** The rules whose outcome depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

function findings(page: OpenPage, runOnly?: string[]): Promise<Finding[]> {
  return page.evaluate(async rules => {
    const {violations} = await window.axe.run({
      resultTypes: ['violations'], // or it also describes each element that passes
      ...(rules && {runOnly: rules}),
    })
    // A printable section has titles of level 1, and the headings of each page begin at level 3.
    const isPrintable = location.pathname.endsWith('/printable/')
    return violations
      .filter(({id}) => !(isPrintable && id === 'heading-order'))
      .map(({id, nodes}) => ({id, targets: nodes.map(({target}) => target.join(' '))}))
  }, runOnly)
}
