import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'
import {openProofs} from '../proofs.ts'
import {visit} from './stored-content.ts'
import {openMenu, openScreen, openSidebarItem, screenNames, settle} from './screens.ts'

const site = useSite()
const fixture = useSite('screens')
const proofs = openProofs(['tests/browser/accessibility.test.ts', 'tests/browser/browser.ts'])
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Finding {
  id: string
  impact: string
  targets: string[]
}

declare global {
  interface Window {
    axe: {
      run(options: {resultTypes: string[]}): Promise<{
        violations: Array<{id: string; impact: string; nodes: Array<{target: string[]}>}>
      }>
    }
  }
}

async function findings(page: OpenPage): Promise<Finding[]> {
  await page.evaluate(
    axeSource => {
      if ('axe' in window) return
      const script = document.createElement('script')
      script.textContent = axeSource
      document.head.append(script)
    },
    await readFile(axe, 'utf8'),
  )
  return page.evaluate(async () => {
    // Without it, axe also describes each element that passes.
    const {violations} = await window.axe.run({resultTypes: ['violations']})
    // A printable section has titles of level 1, and the headings of each page begin at level 3.
    const isPrintable = location.pathname.endsWith('/printable/')
    return violations
      .filter(({id}) => !(isPrintable && id === 'heading-order'))
      .map(({id, impact, nodes}) => ({
        id,
        impact,
        targets: nodes.map(({target}) => target.join(' ')),
      }))
  })
}

const themes = ['light', 'dark'] as const

/** Lets axe be put into a page, which the policy of the site forbids, and chooses a theme. */
function testable(theme: string, url: string) {
  const localStorage = [{name: 'theme', value: theme}]
  return {bypassCSP: true, storageState: {cookies: [], origins: [{origin: url, localStorage}]}}
}

/** Goes from the light theme to the dark one. */
async function changeTheme(page: OpenPage): Promise<void> {
  await page.getByTestId('hello-darkness').click()
  await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'})
}

async function expectNothing(page: OpenPage, state: string): Promise<void> {
  await settle(page)
  // Attributes that depend on layout, such as those of code with a scrollbar, may be set late.
  await expect
    .poll(async () => ({state, found: await findings(page)}), {interval: 300})
    .toEqual({state, found: []})
}

describe('axe finds nothing, best practices included', () => {
  test.each([
    '/',
    '/#sponsors',
    '/concepts/',
    '/concepts/module-federation/',
    '/loaders/css-loader/',
    '/plugins/html-webpack-plugin/',
    '/plugins/minimizer-webpack-plugin/',
  ])('on %s', {timeout: 120_000}, async path => {
    const page = await site.open(path, {...testable('light', site.url), allow: imageHosts})
    const files = [join(path.replace('#sponsors', ''), 'index.html'), 'data/v1/sponsors.json']
    const texts = await Promise.all(files.map(file => readFile(join(site.dir, file), 'utf8')))
    const version = page.context().browser()?.version() ?? ''
    await proofs.once([version, path, ...texts], async () => {
      await takenOver(page)
      await expectNothing(page, 'light, 1440 px')
      await changeTheme(page)
      await page.setViewportSize({width: 390, height: 900})
      await expectNothing(page, 'dark, 390 px')
    })
  })

  test.each(screenNames)('on %s with all that belongs to it', async screen => {
    const page = await openScreen(fixture, screen, testable('light', fixture.url))
    for (const theme of themes) {
      if (theme === 'dark') await changeTheme(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900})
        expect(await page.locator('#AppNotification').isVisible()).toBe(true)
        await expectNothing(page, `${theme}, ${width} px`)
      }
    }
  })

  test.each(themes)('about what a reader opens, in the %s theme', async theme => {
    const page = await openScreen(fixture, 'page', testable(theme, fixture.url))
    await openSidebarItem(page)
    await expectNothing(page, 'an item of the sidebar is open')
    await page.getByRole('button', {name: 'Select language'}).click()
    await expectNothing(page, 'the language menu is open')
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await expectNothing(page, 'there is no network')
    await page.context().setOffline(false)
    await page.setViewportSize({width: 390, height: 900})
    await openMenu(page)
    await expectNothing(page, 'the menu is open')
  })

  test.each(themes)('about what is stored to be read offline, in the %s theme', async theme => {
    const options = {...testable(theme, site.url), allow: imageHosts}
    const page = await visit(site, '/concepts/', options)
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 900})
      await page.getByRole('button', {name: 'Offline reading'}).click()
      const dialog = page.getByRole('dialog', {name: 'Offline reading'})
      await dialog.getByText('stored on this device').waitFor()
      await expectNothing(page, `${width} px`)
      const isWide = () => page.evaluate(() => document.body.scrollWidth > innerWidth)
      expect(await isWide()).toBe(false)
      expect(await dialog.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      )
      await dialog.getByRole('button', {name: 'Close'}).click()
    }
  })

  test.each(themes)('about a sponsor under the pointer, in the %s theme', async theme => {
    const page = await openScreen(fixture, 'home', testable(theme, fixture.url))
    await page.locator('[data-group="gold"] li a').hover()
    await page.getByRole('tooltip').waitFor()
    await expectNothing(page, 'a tooltip is shown')
  })
})

describe('reduced motion', () => {
  test('leaves the skeleton still', async () => {
    const page = await site.open('/concepts/', {reducedMotion: 'reduce'})
    await takenOver(page)
    site.intercept = request => request.url === '/data/v1/pages/concepts/output.json'
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    const bar = page.locator('[aria-busy="true"] [aria-hidden] > div').first()
    await bar.waitFor()
    expect(await bar.evaluate(element => getComputedStyle(element).animationName)).toBe('none')
  })
})
