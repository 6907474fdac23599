import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {GUIDES} from './small-site.ts'

const site = useSite('small')
const SECTION_JSON = '/data/v1/sections/configuration.json'

function openPage(path: string, width = 1024): Promise<OpenPage> {
  return site.start(path, {viewport: {width, height: 900}})
}

function titles(page: OpenPage) {
  return page.getByTestId('sidebar-item-title')
}

function titleOf(page: OpenPage, name: string) {
  return titles(page).getByText(name, {exact: true})
}

function sidebar(page: OpenPage) {
  return page.getByRole('complementary', {name: 'Sidebar', includeHidden: true})
}

function toggle(page: OpenPage, name: string) {
  return page.getByRole('button', {name: `Headings of ${name}`})
}

async function moveTo(page: OpenPage, name: string): Promise<void> {
  await titleOf(page, name).click()
  await page.getByRole('heading', {level: 1, name, exact: true}).waitFor()
}

describe('the sidebar', () => {
  test('is shown from 768 pixels on, and stays next to the text while the page is scrolled; a click on the title of the page that is shown leads to its top, without its hash; with Control or Meta, it is left to the browser', async () => {
    const page = await openPage('/configuration/output/#examples', 767)
    expect(await sidebar(page).isVisible()).toBe(false)
    await page.setViewportSize({width: 768, height: 900})
    expect(await sidebar(page).isVisible()).toBe(true)
    expect((await sidebar(page).boundingBox())?.width).toBe(280)
    expect(await titles(page).locator('visible=true').count()).toBe(5)
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    expect(await sidebar(page).boundingBox()).toMatchObject({y: 100, width: 280})

    // Other effects of a modifier key depend on the system; the app does not handle these clicks.
    for (const key of ['ctrlKey', 'metaKey']) {
      const isLeft = await titleOf(page, 'Output').evaluate((link, modifier) => {
        const init = {bubbles: true, cancelable: true, [modifier]: true}
        let isAlone = false
        window.addEventListener(
          'click',
          event => {
            isAlone = !event.defaultPrevented
            event.preventDefault()
          },
          {once: true},
        )
        link.dispatchEvent(new MouseEvent('click', init))
        return isAlone
      }, key)
      expect({key, isLeft}).toEqual({key, isLeft: true})
    }
    expect(await page.evaluate(() => scrollY)).toBe(1500)
    expect(page.url()).toBe(`${site.url}/configuration/output/#examples`)

    await titleOf(page, 'Output').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.url()).toBe(`${site.url}/configuration/output/`)
  })

  test('scrolls on its own, and stops at its end', async () => {
    const page = await openPage('/guides/')
    await page.mouse.move(140, 500)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => sidebar(page).evaluate(list => list.scrollTop)).toBeGreaterThan(100)
    await page.mouse.wheel(0, 100_000)
    const rest = () => sidebar(page).evaluate(e => e.scrollHeight - e.clientHeight - e.scrollTop)
    await expect.poll(rest).toBeLessThan(2)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('shows where any page is in a long list, leaves the page where it is, and its list if the page that is chosen is in view', async () => {
    const page = await openPage('/guides/guide-1/')
    for (const number of [1, 40, GUIDES]) {
      const name = `Guide ${number}`
      if (number > 1) {
        await page.goto(`${site.url}/guides/guide-${number}/`)
        await takenOver(page)
      }
      const isInView = () =>
        titleOf(page, name).evaluate(link => {
          const {left, top, bottom} = link.getBoundingClientRect()
          return [top, bottom - 1].every(
            y => document.elementFromPoint(left + 20, y)?.textContent === link.textContent,
          )
        })
      await expect.poll(isInView, {message: name}).toBe(true)
      expect({name, y: await page.evaluate(() => scrollY)}).toEqual({name, y: 0})
      if (number !== 40) continue
      const before = await sidebar(page).evaluate(list => list.scrollTop)
      expect(before).toBeGreaterThan(100)
      await moveTo(page, 'Guide 41')
      expect(await sidebar(page).evaluate(list => list.scrollTop)).toBe(before)
    }
  })
})

describe('an item of the sidebar', () => {
  test('marks the heading that is read, and keeps it in view; has no headings where they are next to the page, but those of a page next to it', async () => {
    const page = await openPage('/configuration/output/')
    const marked = sidebar(page).locator('[aria-current="location"]')
    await page.setViewportSize({width: 1024, height: 300})
    await page.evaluate(() => document.getElementById('examples')?.scrollIntoView())
    await expect.poll(() => marked.allTextContents()).toEqual(['Examples'])
    const isInView = () =>
      marked.evaluate(link => {
        const {left, top} = link.getBoundingClientRect()
        return document.elementFromPoint(left + 20, top + 10) === link
      })
    await expect.poll(isInView).toBe(true)

    await page.setViewportSize({width: 1280, height: 900})
    await toggle(page, 'Output').waitFor({state: 'hidden'})
    await sidebar(page).getByRole('link', {name: 'library'}).waitFor({state: 'hidden'})
    await toggle(page, 'Target').click()
    await sidebar(page).getByRole('link', {name: 'node'}).waitFor()
    // A page with a single heading has no list next to it.
    await moveTo(page, 'Mode')
    await sidebar(page).getByRole('link', {name: 'Values'}).waitFor()
  })

  test('of another page reads the headings of its section once, on demand; so does one in a folder or in no section', async () => {
    const page = await openPage('/configuration/')
    const heading = (name: string) => sidebar(page).getByRole('link', {name, exact: true})
    await toggle(page, 'Output').click()
    await expect
      .poll(() => heading('library').getAttribute('href'))
      .toMatch(/output\/#outputlibrary$/)
    await toggle(page, 'Target').click()
    await heading('node').waitFor()
    expect(page.requests.filter(url => url === SECTION_JSON)).toHaveLength(1)
    await heading('Examples').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    expect(page.url()).toBe(`${site.url}/configuration/output/#examples`)
    const target = toggle(page, 'Target') // as the reader toggled it
    await expect.poll(() => target.getAttribute('aria-expanded')).toBe('true')

    await page.goto(`${site.url}/api/`)
    await toggle(page, 'Context').click()
    await expect
      .poll(() => heading('deep').getAttribute('href'))
      .toBe('/api/loaders/context/#thisdatadeep')
    await page.goto(`${site.url}/license/`)
    await takenOver(page)
    await toggle(page, 'Glossary').click()
    await sidebar(page).locator('a[href="/glossary/#about"]').waitFor()
  })
})
