import {describe, expect, test} from 'vitest'
import type {Locator} from 'playwright-core'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const DAY = '2020-03-31'
const SPONSORS_JSON = '/data/v1/sponsors.json'

const site = useSite({
  'site.json': JSON.stringify({title: 'webpack', url: 'https://webpack.js.org'}),
  'index.md': `---\ntitle: webpack\n---\n\n${'## Text\n\nMore.\n\n'.repeat(60)}`,
  'other.md': '---\ntitle: Other\n---\n\nHome is [here](/).\n',
  'sponsors.json': JSON.stringify({
    snapshotDate: DAY,
    currency: 'USD',
    sponsors: [
      sponsor('Aurora', 60_000, 50),
      sponsor('Boreal', 70_000, 3000),
      sponsor('Cirrus', 12_000, 0, `${DAY}T10:00:00.000Z`),
      sponsor('Delta', 3000, 600),
      ...Array.from({length: 20}, (_, index) => sponsor(`Ember ${index}`, 300 - index, 0)),
      ...Array.from({length: 120}, (_, index) => sponsor(`Backer ${index}`, 1 + index, 0)),
    ],
  }),
})

function sponsor(name: string, dollars: number, monthly: number, firstDonation?: string) {
  const slug = name.toLowerCase().replace(' ', '-')
  return {
    name,
    slug,
    website: name === 'Aurora' ? 'https://aurora.example/' : null,
    avatar: `https://images.opencollective.com/${slug}/logo.png`,
    firstDonation: firstDonation ?? '2016-01-01T00:00:00.000Z',
    totalDonations: dollars * 100,
    monthlyDonations: monthly * 100,
  }
}

interface OpenHome {
  /** What `Math.random` returns. */
  chance?: number
  path?: string
  width?: number
  images?: 'answered' | 'refused' | 'hanging'
  timezoneId?: string
}

/** Opens the home page where images are answered; the reader is at the top. */
async function openHome(options: OpenHome = {}): Promise<OpenPage> {
  const {chance = 0.33, path = '/other/', width = 1440, images = 'answered', ...rest} = options
  const init = chance < 0.33 ? () => (Math.random = () => 0.32) : () => (Math.random = () => 0.33)
  // A page that is closed may ask for an image when nothing answers in its place any more.
  const places = {viewport: {width, height: 900}, allow: imageHosts}
  const page = await site.open(path, {init, ...places, ...rest})
  await page.context().route('https://images.opencollective.com/**', route => {
    if (images === 'refused') return route.abort()
    if (images === 'hanging') return undefined
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"/>'
    return route.fulfill({contentType: 'image/svg+xml', body})
  })
  if (path === '/other/') await page.goto(`${site.url}/`)
  await takenOver(page)
  return page
}

async function goToSection(page: OpenPage): Promise<void> {
  await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
}

async function openSection(options: OpenHome = {}): Promise<OpenPage> {
  const page = await openHome(options)
  await goToSection(page)
  await page.getByText('As of March 31, 2020').waitFor()
  return page
}

function group(page: OpenPage, name: string): Locator {
  return page.locator(`[data-group="${name}"]`)
}

function headings(page: OpenPage): Promise<string[]> {
  return page.locator('[data-group] h3').allTextContents()
}

function imageRequests(page: OpenPage): string[] {
  return page.requests.filter(url => url.includes('opencollective'))
}

const byTotal = [
  'Latest Sponsors',
  'Platinum Sponsors',
  'Gold Sponsors',
  'Silver Sponsors',
  'Bronze Sponsors',
  'Backers',
]

describe('the section', () => {
  test('is in the document, and without scripts leads to Open Collective', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    const section = page.getByRole('region', {name: 'Support the Team'})
    expect(await section.locator('h2').getAttribute('id')).toBe('sponsors')
    const link = section.getByRole('link', {name: 'Open Collective'})
    expect(await link.getAttribute('href')).toBe('https://opencollective.com/webpack')
    expect(await section.getByRole('checkbox').isVisible()).toBe(false)
    expect(await group(page, 'gold').isVisible()).toBe(false)
  })

  test('asks for nothing before the reader comes near it', async () => {
    const page = await openHome()
    await page.waitForTimeout(500)
    expect(page.requests.filter(url => url.includes('sponsors'))).toEqual([])
    expect(imageRequests(page)).toEqual([])
    await goToSection(page)
    await expect.poll(() => imageRequests(page).length).toBeGreaterThan(0)
    expect(page.requests).toContain(SPONSORS_JSON)
    expect(page.errors).toEqual([])
  })

  test('holds the place of the six groups while their data is on the way', async () => {
    site.intercept = request => request.url === SPONSORS_JSON
    const page = await openHome()
    await goToSection(page)
    await expect.poll(() => page.requests).toContain(SPONSORS_JSON)
    expect(await headings(page)).toEqual(byTotal)
    const places = group(page, 'platinum').locator('span > span')
    expect(await places.first().boundingBox()).toMatchObject({width: 384, height: 128})
  })

  test('keeps what is in view where it is when the data arrives', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== SPONSORS_JSON) return false
      const body = JSON.stringify({
        snapshotDate: DAY,
        currency: 'USD',
        sponsors: [sponsor('Aurora', 60_000, 50, `${DAY}T10:00:00.000Z`)],
      })
      answer = () => void response.writeHead(200, {'Content-Type': 'application/json'}).end(body)
      return true
    }
    const page = await openHome()
    await goToSection(page)
    await expect.poll(() => page.requests).toContain(SPONSORS_JSON)
    const topOf = (name: string) =>
      group(page, name)
        .locator('h3')
        .evaluate(element => element.getBoundingClientRect().top)
    const before = await Promise.all(['latest', 'platinum', 'gold'].map(topOf))
    answer()
    await page.getByText('As of March 31, 2020').waitFor()
    const after = await Promise.all(['latest', 'platinum', 'gold'].map(topOf))
    for (const [index, top] of after.entries()) expect(top).toBeCloseTo(before[index] ?? 0, 0)
  })

  test('is loaded at once where the address asks for it', async () => {
    const page = await openHome({path: '/#sponsors'})
    await page.getByText('As of March 31, 2020').waitFor()
  })

  test('reports a failure, and shows the sponsors when the reader tries again', async () => {
    site.intercept = (request, response) => {
      if (request.url !== SPONSORS_JSON) return false
      response.writeHead(500).end('down')
      return true
    }
    const page = await openHome()
    await goToSection(page)
    const alert = page.getByRole('alert').filter({hasText: 'The sponsors could not be loaded.'})
    await alert.waitFor()
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect.poll(() => page.requests.filter(url => url === SPONSORS_JSON).length).toBe(2)
    await alert.waitFor()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByText('As of March 31, 2020').waitFor()
    expect(await alert.count()).toBe(0)
  })

  test('reports a script that cannot be had, and uses it when it can be had again', async () => {
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/assets/sponsor-groups-')) return false
      response.writeHead(404).end('gone')
      return true
    }
    const page = await openHome()
    await goToSection(page)
    await page.getByText('The sponsors could not be loaded.').waitFor()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await page.getByText('As of March 31, 2020').waitFor()
  })

  test('is there at once for a reader who comes back', async () => {
    const page = await openSection()
    const asked = page.requests.filter(url => url === SPONSORS_JSON).length
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {href: '/other/'})
      document.querySelector('.article')?.append(link)
      link.click()
    })
    await page.getByRole('heading', {level: 1, name: 'Other'}).waitFor()
    await page.goBack()
    await page.getByText('As of March 31, 2020').waitFor()
    expect(page.requests.filter(url => url === SPONSORS_JSON)).toHaveLength(asked)
  })

  test('names the day of the snapshot, the same wherever the reader is', async () => {
    const page = await openSection({timezoneId: 'America/Los_Angeles'})
    const time = page.locator('time')
    expect(await time.getAttribute('datetime')).toBe(DAY)
    expect(await time.textContent()).toBe('March 31, 2020')
  })

  test('fits a window of 320 pixels', async () => {
    const page = await openSection({width: 320})
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const box = await group(page, 'platinum').locator('a > span').first().boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1)
  })
})

describe('the ranking', () => {
  test('goes by the total at first, in two cases of three', async () => {
    const page = await openSection({chance: 0.33})
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    expect(await headings(page)).toEqual(byTotal)
    const platinum = group(page, 'platinum')
    expect(await platinum.getByRole('listitem').getByRole('link').count()).toBe(2)
    expect(await platinum.locator('li a').first().getAttribute('aria-label')).toBe(
      '$70,000 by Boreal ($3,000 monthly)',
    )
    expect(page.errors).toEqual([])
  })

  test('goes by the month at first if chance has it so, without a mismatch', async () => {
    const page = await openSection({chance: 0.32})
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await headings(page)).toEqual([
      'Latest Sponsors',
      'Platinum Monthly Sponsors',
      'Gold Monthly Sponsors',
      'Silver Monthly Sponsors',
      'Bronze Monthly Sponsors',
      'Backers',
    ])
    expect(page.errors).toEqual([])
  })

  test('is the reader’s choice, which is not stored', async () => {
    const page = await openSection()
    const checkbox = page.getByRole('checkbox', {name: /monthly average of the last year/})
    await checkbox.check()
    const gold = group(page, 'gold').locator('li a')
    expect(await gold.getAttribute('aria-label')).toBe('$3,000 by Delta ($600 monthly)')
    expect(await group(page, 'gold').locator('h3').textContent()).toBe('Gold Monthly Sponsors')
    await checkbox.uncheck()
    expect(await gold.getAttribute('aria-label')).toBe('$12,000 by Cirrus ($0 monthly)')
    await checkbox.check()
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /monthly|ranking|sponsor/i,
    )
    await page.reload()
    await takenOver(page)
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  })

  test('keeps the backers that chance chose', async () => {
    const page = await openSection()
    const backers = () =>
      group(page, 'backer')
        .locator('li a')
        .evaluateAll(links => links.map(link => link.getAttribute('aria-label')))
    const first = await backers()
    expect(first).toHaveLength(100)
    await page.evaluate(() => (Math.random = () => 0.9))
    await page.getByRole('checkbox').check()
    await page.getByRole('checkbox').uncheck()
    expect(await backers()).toEqual(first)
    expect(await group(page, 'backer').locator('p').first().textContent()).toContain('100 of 120')
  })

  test('says so where a snapshot holds no monthly amounts, and leads to the total', async () => {
    site.intercept = (request, response) => {
      if (request.url !== SPONSORS_JSON) return false
      const sponsors = [sponsor('Aurora', 60_000, 0)]
      response.writeHead(200, {'Content-Type': 'application/json'})
      response.end(JSON.stringify({snapshotDate: DAY, currency: 'USD', sponsors}))
      return true
    }
    const page = await openSection({chance: 0.32})
    await page.getByText('This snapshot holds no monthly amounts').waitFor()
    await page.getByRole('button', {name: 'Rank by the total'}).click()
    expect(await page.getByText('This snapshot holds no monthly amounts').count()).toBe(0)
    expect(await page.getByRole('checkbox').isChecked()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
    expect(await headings(page)).toEqual(byTotal)
  })
})

describe('a group', () => {
  test('says what it takes, and how to belong to it', async () => {
    const page = await openSection()
    expect(await group(page, 'gold').locator('p').first().textContent()).toBe(
      'A gold sponsor has given $10,000 to $50,000 in total.',
    )
    const links = page.locator('[data-group] > a')
    expect(await links.allTextContents()).toEqual([
      ...Array.from({length: 5}, () => 'Become a sponsor'),
      'Become a backer',
    ])
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toBe('https://opencollective.com/webpack#support')
    }
  })

  test('of nobody says so and keeps its link', async () => {
    const page = await openSection()
    await page.getByRole('checkbox').check()
    const silver = group(page, 'silver')
    await silver.getByText('The snapshot lists nobody in this group.').waitFor()
    expect(await silver.getByRole('listitem').count()).toBe(0)
    expect(await silver.getByRole('link', {name: 'Become a sponsor'}).isVisible()).toBe(true)
  })

  test('asks for its images when it comes into view; icons stand in until then', async () => {
    const page = await openSection()
    await expect
      .poll(() =>
        group(page, 'latest')
          .locator('img')
          .evaluateAll(images => images.length),
      )
      .toBe(1)
    expect(await group(page, 'backer').locator('img').count()).toBe(0)
    expect(await group(page, 'backer').locator('li svg').count()).toBe(100)
    expect(imageRequests(page).filter(url => url.includes('backer'))).toEqual([])

    await group(page, 'backer').locator('h3').scrollIntoViewIfNeeded()
    await expect.poll(() => group(page, 'backer').locator('li svg').count()).toBe(0)
    const image = group(page, 'backer').locator('img').first()
    expect(await image.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(await image.getAttribute('decoding')).toBe('async')
    expect(await image.getAttribute('alt')).toMatch(/^Backer \d+$/)
    expect(page.errors).toEqual([])
  })

  test('shows the icon and the name of whoever has no image to show', async () => {
    const page = await openSection({images: 'refused'})
    const gold = group(page, 'gold')
    await gold.scrollIntoViewIfNeeded()
    await expect.poll(() => imageRequests(page).join()).toContain('cirrus')
    await expect.poll(() => gold.locator('img').count()).toBe(0)
    expect(await gold.locator('li svg').isVisible()).toBe(true)
    expect(await gold.getByText('Cirrus', {exact: true}).isVisible()).toBe(true)
  })

  test.each([
    ['latest', 192, 64],
    ['platinum', 384, 128],
    ['gold', 288, 96],
    ['silver', 192, 64],
    ['bronze', 96, 32],
    ['backer', 31, 31],
  ])('of %s gives its images %d by %d pixels, and nothing moves', async (name, width, height) => {
    const page = await openHome({images: 'answered'})
    await page.evaluate(() => {
      document.body.dataset['shift'] = '0'
      new PerformanceObserver(list => {
        const values = list.getEntries().map(entry => ('value' in entry ? Number(entry.value) : 0))
        const sum = values.reduce((total, value) => total + value, 0)
        document.body.dataset['shift'] = `${Number(document.body.dataset['shift']) + sum}`
      }).observe({type: 'layout-shift'})
    })
    await goToSection(page)
    await page.getByText('As of March 31, 2020').waitFor()
    const before = await page.evaluate(() => document.body.scrollHeight)
    await group(page, name).locator('h3').scrollIntoViewIfNeeded()
    const image = group(page, name).locator('img').first()
    await expect.poll(() => image.evaluate(element => element.className)).toBe('')
    const box = await image.boundingBox()
    expect([box?.width, box?.height]).toEqual([width, height])
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)
    expect(await page.evaluate(() => Number(document.body.dataset['shift']))).toBeLessThan(0.001)
  })
})

describe('a sponsor', () => {
  test('is a link to the website, else to the collective, in a new tab', async () => {
    const page = await openSection()
    const [boreal, aurora] = await group(page, 'platinum').locator('li a').all()
    expect(await boreal?.getAttribute('href')).toBe('https://opencollective.com/boreal')
    expect(await aurora?.getAttribute('href')).toBe('https://aurora.example/')
    expect(await aurora?.getAttribute('target')).toBe('_blank')
    expect(await aurora?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('has a tooltip by keyboard, which Escape closes', async () => {
    const page = await openSection()
    const tooltip = page.getByRole('tooltip')
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Tab')
    expect(await tooltip.textContent()).toBe('$12,000 by Cirrus ($0 monthly)')
    await page.keyboard.press('Escape')
    expect(await tooltip.count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await tooltip.isVisible()).toBe(true)
  })

  test('has a tooltip under the pointer, which stays while the pointer is on it', async () => {
    const page = await openSection()
    const tooltip = page.getByRole('tooltip')
    await group(page, 'gold').locator('li a').hover()
    await tooltip.waitFor()
    const box = await tooltip.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y + (box?.height ?? 0) / 2 + 3)
    await page.mouse.move(x, y)
    expect(await tooltip.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await tooltip.count()).toBe(0)
    await page.mouse.move(0, 0)
    expect(await tooltip.count()).toBe(0)
  })

  test('has a tooltip that stays in a window of 320 pixels, and below the header', async () => {
    const page = await openSection({width: 320})
    await group(page, 'backer').locator('h3').scrollIntoViewIfNeeded()
    const tooltip = page.getByRole('tooltip')
    const items = group(page, 'backer').locator('li a')
    for (const index of [0, 3, 5, 6]) {
      await items.nth(index).hover()
      await tooltip.waitFor()
      const box = await tooltip.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    await items.nth(20).evaluate(element => {
      scrollBy(0, element.getBoundingClientRect().top - 70)
    })
    await page.mouse.move(0, 0)
    await items.nth(20).hover()
    await tooltip.waitFor()
    expect((await tooltip.boundingBox())?.y).toBeGreaterThanOrEqual(60)
  })
})
