import {describe, expect, test} from 'vitest'
import {takenOver, useSite} from './browser.ts'

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

/** The section of the contributors in a document, without the comments that React adds. */
async function sectionOf(path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text()
  expect(html).toContain('Print this page')
  const section = html.split('data-testid="contributors"')[1]?.split('</section>')[0] ?? ''
  return section.replaceAll(/<!--.*?-->/g, '')
}

describe('the contributors of a page', () => {
  test('are listed once each, and not at all if they are hidden', async () => {
    for (const {path, heading, names} of [
      {path: '/many/', heading: '2 Contributors', names: ['one', 'two-2']},
      {path: '/single/', heading: '1 Contributor', names: ['one']},
      {path: '/hidden/', heading: undefined, names: []},
      {path: '/nobody/', heading: undefined, names: []},
    ]) {
      const section = await sectionOf(path)
      expect({
        path,
        heading: /\d Contributors?/.exec(section)?.[0],
        names: [...section.matchAll(/title="([^"]*)"/g)].map(([, name]) => name),
      }).toEqual({path, heading, names})
    }
  })

  test('have images of 45 pixels, requested in view; icons of that size come before', async () => {
    let answer = () => {}
    const held = new Promise<void>(resolve => (answer = resolve))
    const page = await site.open('/many/', {
      prepare: context =>
        context.route('https://github.com/**', async route => {
          await held
          await route.fulfill({contentType: 'image/svg+xml', body: SVG})
        }),
    })
    await takenOver(page)
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
})
