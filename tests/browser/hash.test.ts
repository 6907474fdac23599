import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const filler = 'A paragraph.\n\n'.repeat(60)

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': `---
title: Guides
---

[Digit](/guides/far/#5-steps), [encoded](/guides/far/#gr%C3%B6%C3%9Fe),
[plain](/guides/far/#größe), [page](/guides/far/), [nothing](/guides/far/#).

${filler}
`,
  'guides/far.md': `---
title: Far
---

[Down](#5-steps), [further](#gr%C3%B6%C3%9Fe), [back](/guides/).

${filler}

## 5 steps

${filler}

### Größe

${filler}
`,
})

const LATE = '/data/v1/pages/guides/far.json'

function link(page: OpenPage, name: string) {
  return page.locator('main').getByRole('link', {name, exact: true})
}

/** Distance of an element from the lower edge of the header. */
async function clearanceOf(page: OpenPage, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate(element => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return element.getBoundingClientRect().top - header
  })
}

/** The target stands right below the header, and nothing moves any more. */
async function expectAtTop(page: OpenPage, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const clearance = await clearanceOf(page, id)
      return clearance >= 0 && clearance < 60
    })
    .toBe(true)
}

async function open(path: string): Promise<OpenPage> {
  const page = await site.open(path)
  await takenOver(page)
  return page
}

/** Keeps the text of the page until it is released. */
function holdText(): () => void {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  site.intercept = (request, response) => {
    if (request.url !== LATE) return false
    void held.then(() => {
      site.intercept = undefined
      response.writeHead(302, {Location: LATE}).end()
    })
    return true
  }
  return release
}

async function expectFocused(page: OpenPage, id: string): Promise<void> {
  await page.waitForFunction(target => document.activeElement?.id === target, id)
}

describe('a hash that begins with a digit, is percent-encoded, or is not ASCII', () => {
  test('leads to its heading, also if the text loads slowly', async () => {
    const page = await site.open('/')
    for (const [name, id] of [
      ['Digit', '5-steps'],
      ['encoded', 'größe'],
      ['plain', 'größe'],
    ] as const) {
      await page.goto(`${site.url}/guides/`)
      await takenOver(page)
      const release = holdText()
      await link(page, name).click()
      await page.locator('[aria-busy="true"]').waitFor()
      expect(await page.locator(`[id="${id}"]`).count()).toBe(0)
      release()
      await expectFocused(page, id)
      await expectAtTop(page, id)

      await page.goBack()
      await link(page, name).click() // now the text is there at once
      await expectFocused(page, id)
      await expectAtTop(page, id)
    }
  })

  test('leads to its heading on a first visit', async () => {
    const page = await site.open('/')
    for (const id of ['5-steps', 'größe']) {
      await page.goto('about:blank')
      await page.goto(`${site.url}/guides/far/#${encodeURIComponent(id)}`)
      await takenOver(page)
      await expectAtTop(page, id)
    }
  })
})

describe('a page without a hash', () => {
  test('starts at its top, whether or not the link ends with #', async () => {
    const page = await open('/guides/')
    for (const name of ['page', 'nothing']) {
      await link(page, name).waitFor()
      await page.evaluate(() => scrollTo(0, 800))
      await link(page, name).evaluate(element => {
        if (element instanceof HTMLElement) element.click() // where it is, it would be scrolled to
      })
      await page.getByRole('heading', {level: 1, name: 'Far'}).waitFor()
      await page.locator('.article').waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
    }
  })
})

describe('back and forward', () => {
  test('return to the places where the reader was, on pages and at hashes', async () => {
    const page = await open('/guides/far/')
    await link(page, 'Down').click()
    await expectAtTop(page, '5-steps')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goForward()
    await expectAtTop(page, '5-steps')

    await page.evaluate(
      () =>
        new Promise(resolve => {
          // The router notes the place with the event.
          document.addEventListener('scroll', () => requestAnimationFrame(resolve), {once: true})
          scrollTo(0, 1234)
        }),
    )
    await link(page, 'back').evaluate(element => {
      if (element instanceof HTMLElement) element.click()
    })
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Far'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1234)
    await page.goForward()
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
