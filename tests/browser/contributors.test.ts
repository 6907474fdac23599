import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const filler = 'A paragraph.\n\n'.repeat(80)

const site = useSite({
  'site.json': JSON.stringify({title: 'People', hiddenContributors: ['ghost', 'shade']}),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'many.md': `---\ntitle: Many\ncontributors: [one, ghost, two-2, one, shade]\n---\n\n${filler}`,
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect/></svg>'

test('the contributors of a page are listed once each, with images of 45 pixels, requested in view; icons of that size come before', async () => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  const page = await site.start('/many/', {
    prepare: context =>
      context.route('https://github.com/**', async route => {
        await held
        await route.fulfill({contentType: 'image/svg+xml', body: SVG})
      }),
  })
  await page.waitForLoadState('networkidle')
  const imageRequests = () => page.requests.filter(url => url.startsWith('https://github.com/'))
  expect(imageRequests()).toEqual([])

  const grid = page.getByTestId('contributors')
  expect(await grid.getByRole('heading', {level: 2}).textContent()).toBe('2 Contributors')
  const size = () => grid.evaluate(({clientHeight}) => clientHeight)
  const before = await size()
  await grid.scrollIntoViewIfNeeded()
  await expect.poll(imageRequests).toHaveLength(2)
  expect(await grid.locator('svg:visible').count()).toBe(2)
  expect(await size()).toBe(before)
  expect(await grid.locator('li').first().boundingBox()).toMatchObject({width: 45, height: 45})

  answer()
  await expect.poll(() => grid.locator('svg').count()).toBe(0)
  const link = grid.getByRole('link', {name: 'two-2'})
  const image = link.getByRole('img', {name: 'two-2'})
  expect(await image.boundingBox()).toMatchObject({width: 45, height: 45})
  expect(await size()).toBe(before)
  expect(page.errors).toEqual([])
})
