import {describe, expect, test} from 'vitest'
import type {Locator} from 'playwright-core'
import {imageHosts, useSite, type OpenPage} from './browser.ts'
import {layoutShift, widthsOf} from './page-parts.ts'
import {sponsor} from './screen-pages.ts'

const DAY = '2020-03-31'
const SPONSORS_JSON = '/data/v1/sponsors.json'

const site = useSite({
  'site.json': JSON.stringify({
    title: 'webpack',
    url: 'https://webpack.js.org',
    sponsorsMaxAge: 36_500,
  }),
  'index.md': `---\ntitle: webpack\n---\n\n${'## Text\n\nMore.\n\n'.repeat(60)}`,
  'other.md': '---\ntitle: Other\n---\n\nHome is [here](/).\n',
  'sponsors.json': JSON.stringify({
    snapshotDate: DAY,
    currency: 'USD',
    sponsors: [
      sponsor('Aurora', 60_000, 50),
      sponsor('Boreal', 70_000, 3000),
      sponsor('Cirrus', 12_000, 0, DAY),
      sponsor('Delta', 3000, 600),
      ...Array.from({length: 8}, (_, index) => sponsor(`Ember ${index}`, 300 - index, 0)),
      ...Array.from({length: 30}, (_, index) => sponsor(`Backer ${index}`, 1 + index, 0)),
    ],
  }),
})

/** Opens the home page where images are answered; the reader is at the top. */
function openHome(): Promise<OpenPage> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"/>'
  return site.start('/', {
    init: () => (Math.random = () => 0.33), // ranks by the total
    allow: imageHosts,
    prepare: context =>
      context.route('https://images.opencollective.com/**', route =>
        route.fulfill({contentType: 'image/svg+xml', body}),
      ),
  })
}

async function goToSection(page: OpenPage): Promise<void> {
  await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
}

async function sponsorsOf(page: OpenPage): Promise<void> {
  await page.getByText('As of March 31, 2020').waitFor()
}

function group(page: OpenPage, name: string): Locator {
  return page.locator(`[data-group="${name}"]`)
}

function imageRequests(page: OpenPage): string[] {
  return page.requests.filter(url => url.includes('opencollective'))
}

describe('the section of the sponsors', () => {
  test('loads its data when the reader comes near it, and images when they come into view, in the size of their group, without moving anything', async () => {
    const page = await openHome()
    const shift = await layoutShift(page)
    await page.waitForLoadState('networkidle')
    expect(page.requests.filter(url => url.includes('sponsors'))).toEqual([])
    expect(imageRequests(page)).toEqual([])
    await goToSection(page)
    await expect.poll(() => group(page, 'latest').locator('img').count()).toBe(1)
    expect(page.requests).toContain(SPONSORS_JSON)
    expect(await group(page, 'backer').locator('img').count()).toBe(0)
    expect(await group(page, 'backer').locator('li').filter({hasText: 'Backer'}).count()).toBe(30)
    expect(imageRequests(page).filter(url => url.includes('backer'))).toEqual([])
    await sponsorsOf(page)
    const before = await page.evaluate(() => document.body.scrollHeight)
    for (const [name, width, height] of [
      ['latest', 192, 64],
      ['platinum', 384, 128],
      ['gold', 288, 96],
      ['silver', 192, 64],
      ['bronze', 96, 32],
      ['backer', 31, 31],
    ] as const) {
      await group(page, name).locator('h3').scrollIntoViewIfNeeded()
      const image = group(page, name).locator('img').first()
      await expect.poll(() => image.evaluate(element => element.className)).toBe('')
      expect({name, ...(await image.boundingBox())}).toMatchObject({name, width, height})
      const bodyHeight = await page.evaluate(() => document.body.scrollHeight)
      const isShifted = (await layoutShift(page)) - shift >= 0.001
      expect({bodyHeight, isShifted}, `for ${name}`).toEqual({bodyHeight: before, isShifted: false})
    }
    const names = group(page, 'backer').locator('li').filter({hasText: 'Backer'})
    await expect.poll(() => names.count()).toBe(0)
    expect(await group(page, 'backer').locator('img').count()).toBe(30)
    expect(page.errors).toEqual([])
  })

  test('holds the places of the groups, and keeps them where they are when the data arrives', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== SPONSORS_JSON) return false
      const body = JSON.stringify({
        snapshotDate: DAY,
        currency: 'USD',
        sponsors: [
          sponsor('Aurora', 60_000, 50, DAY),
          ...[12_000, 3000, 300, 3].map(dollars => sponsor(`Giver ${dollars}`, dollars, 0)),
        ],
      })
      answer = () => void response.writeHead(200, {'Content-Type': 'application/json'}).end(body)
      return true
    }
    const page = await openHome()
    await goToSection(page)
    await expect.poll(() => page.requests).toContain(SPONSORS_JSON)
    const places = group(page, 'platinum').locator('span > span')
    expect(await places.first().boundingBox()).toMatchObject({width: 384, height: 128})
    const topOf = (name: string) =>
      group(page, name)
        .locator('h3')
        .evaluate(element => element.getBoundingClientRect().top)
    const before = await Promise.all(['latest', 'platinum', 'gold'].map(topOf))
    answer()
    await sponsorsOf(page)
    const after = await Promise.all(['latest', 'platinum', 'gold'].map(topOf))
    for (const [index, top] of after.entries()) expect(top).toBeCloseTo(before[index] ?? 0, 0)
  })
})

test('the tooltip of a sponsor opens for the keyboard and under the pointer, and stays in a narrow window, below the header', async () => {
  const page = await openHome()
  await goToSection(page)
  await sponsorsOf(page)
  const tooltip = page.getByRole('tooltip')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Tab')
  expect(await tooltip.textContent()).toBe('$12,000 by Cirrus ($0 monthly)')
  await page.keyboard.press('Escape')
  await tooltip.waitFor({state: 'detached'})
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await tooltip.waitFor()
  await page.getByRole('checkbox').focus()
  await tooltip.waitFor({state: 'detached'})

  await group(page, 'gold').locator('li a').hover()
  await tooltip.waitFor()
  const {x = 0, y = 0, height = 0} = (await tooltip.boundingBox()) ?? {}
  await page.mouse.move(x + 8, y + height + 3)
  await page.mouse.move(x + 8, y + height / 2)
  expect(await tooltip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await tooltip.waitFor({state: 'detached'})
  await page.mouse.move(0, 0)

  await page.setViewportSize({width: 320, height: 900})
  const plate = await group(page, 'platinum').locator('a > span').first().boundingBox()
  expect((plate?.width ?? 0) / (plate?.height ?? 1)).toBeCloseTo(3, 1)
  await group(page, 'backer').locator('h3').scrollIntoViewIfNeeded()
  const items = group(page, 'backer').locator('li a')
  for (const index of [0, 3, 5, 6]) {
    await items.nth(index).hover()
    await tooltip.waitFor()
    const box = (await tooltip.boundingBox()) ?? {x: -1, width: 0}
    const isInside = box.x >= 0 && box.x + box.width <= 320
    const {inner} = await widthsOf(page)
    expect({index, isInside, inner}).toEqual({index, isInside: true, inner: 320})
  }
  await items.nth(20).evaluate(element => {
    scrollBy(0, element.getBoundingClientRect().top - 70)
  })
  await page.mouse.move(0, 0)
  await items.nth(20).hover()
  await tooltip.waitFor()
  expect((await tooltip.boundingBox())?.y).toBeGreaterThanOrEqual(60)
})
