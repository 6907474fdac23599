import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const filler = 'A paragraph.\n\n'.repeat(80)

const site = useSite({
  'site.json': JSON.stringify({title: 'People', hiddenContributors: ['ghost', 'shade']}),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'many.md': `---\ntitle: Many\ncontributors: [one, ghost, two-2, one, shade]\n---\n\n${filler}`,
  'single.md': `---\ntitle: Single\ncontributors: [ghost, one]\n---\n\n${filler}`,
  'hidden.md': '---\ntitle: Hidden\ncontributors: [ghost, shade]\n---\n\nText.\n',
  'nobody.md': '---\ntitle: Nobody\n---\n\nText.\n',
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect/></svg>'

/** Opens a page where images are answered, refused or not answered. */
async function open(path: string, images: 'answered' | 'refused' | 'hanging' = 'answered') {
  const page = await site.open('/nobody/')
  await page.context().route('https://github.com/**', route => {
    if (images === 'refused') return route.fulfill({status: 404})
    if (images === 'hanging') return undefined
    return route.fulfill({contentType: 'image/svg+xml', body: SVG})
  })
  await page.goto(site.url + path)
  await takenOver(page)
  return page
}

function grid(page: OpenPage) {
  return page.getByTestId('contributors')
}

function imageRequests(page: OpenPage): string[] {
  return page.requests.filter(url => url.startsWith('https://github.com/'))
}

describe('the heading', () => {
  test.each([
    ['/many/', '2 Contributors'],
    ['/single/', '1 Contributor'],
  ])('of %s counts who is shown: each once, and nobody who is hidden', async (path, expected) => {
    const page = await open(path)
    expect(await grid(page).getByRole('heading', {level: 2}).textContent()).toBe(expected)
    expect(await grid(page).getByRole('listitem').count()).toBe(Number(expected[0]))
    expect(
      await grid(page)
        .getByText(/ghost|shade/)
        .count(),
    ).toBe(0)
  })

  test.each(['/hidden/', '/nobody/'])('is not there where nobody is shown: %s', async path => {
    const page = await open(path)
    await page.getByRole('button', {name: 'Print this page'}).waitFor()
    expect(await grid(page).count()).toBe(0)
  })
})

describe('a contributor', () => {
  test('is a link to the profile, with the name as alt and title', async () => {
    const page = await open('/many/')
    await grid(page).scrollIntoViewIfNeeded()
    const link = grid(page).getByRole('link', {name: 'two-2'})
    const image = link.getByRole('img', {name: 'two-2'})
    await image.waitFor()
    expect(await link.getAttribute('href')).toBe('https://github.com/two-2')
    expect(await link.getAttribute('title')).toBe('two-2')
    expect(await image.getAttribute('alt')).toBe('two-2')
  })

  test('has an image of 90 pixels, shown at 45', async () => {
    const page = await open('/many/')
    await grid(page).scrollIntoViewIfNeeded()
    const image = grid(page).getByRole('img', {name: 'one'})
    await image.waitFor()
    await expect.poll(() => grid(page).locator('svg').count()).toBe(0)
    expect(await image.getAttribute('src')).toBe('https://github.com/one.png?size=90')
    expect(await image.getAttribute('width')).toBe('45')
    expect(await image.getAttribute('height')).toBe('45')
    expect(await image.boundingBox()).toMatchObject({width: 45, height: 45})
  })

  test('is an icon of the same size until the image is there', async () => {
    const page = await open('/many/', 'hanging')
    const before = await grid(page).evaluate(({clientHeight}) => clientHeight)
    await grid(page).scrollIntoViewIfNeeded()
    await expect.poll(() => imageRequests(page)).toHaveLength(2)
    expect(await grid(page).locator('svg:visible').count()).toBe(2)
    expect(await grid(page).evaluate(({clientHeight}) => clientHeight)).toBe(before)
    expect(await grid(page).locator('li').first().boundingBox()).toMatchObject({
      width: 45,
      height: 45,
    })
  })

  test('is an icon and keeps the name where there is no image', async () => {
    const page = await open('/many/', 'refused')
    await grid(page).scrollIntoViewIfNeeded()
    await expect.poll(() => imageRequests(page)).toHaveLength(2)
    await expect.poll(() => grid(page).locator('img').count()).toBe(0)
    expect(await grid(page).locator('svg:visible').count()).toBe(2)
    expect(await grid(page).getByRole('link', {name: 'one'}).getAttribute('title')).toBe('one')
  })
})

/** Opens a page whose clock stands still, with the grid out of view and nothing else to wait for. */
async function openStill(): Promise<OpenPage> {
  const page = await open('/many/')
  await page.waitForTimeout(400) // the first look, at a grid that is out of view
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  return page
}

/** Scrolls to the grid, or back; resolves once whoever watches the grid has been told. */
function scroll(page: OpenPage, to: 'grid' | 'top'): Promise<void> {
  return grid(page).evaluate(async (element, isGrid) => {
    if (isGrid) element.scrollIntoView()
    else scrollTo(0, 0)
    await new Promise<void>(resolve => {
      const observer = new IntersectionObserver(entries => {
        if (entries.at(-1)?.isIntersecting === isGrid) resolve()
      })
      observer.observe(element)
    })
  }, to === 'grid')
}

describe('the images', () => {
  test('are asked for when the grid is in view, 300 ms after it came there', async () => {
    const page = await openStill()
    await scroll(page, 'grid')
    await page.clock.fastForward(299)
    expect(await grid(page).locator('img').count()).toBe(0)
    await page.clock.fastForward(1)
    await expect.poll(() => imageRequests(page)).toHaveLength(2)
  })

  test('are not asked for by a reader who only passes by', async () => {
    const page = await openStill()
    await scroll(page, 'grid')
    await scroll(page, 'top')
    await page.clock.fastForward(1000)
    expect(await grid(page).locator('img').count()).toBe(0)
    expect(imageRequests(page)).toEqual([])
    await scroll(page, 'grid')
    await page.clock.fastForward(300)
    await expect.poll(() => imageRequests(page)).toHaveLength(2)
  })
})
