import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const filler = 'A paragraph.\n\n'.repeat(30)

const site = useSite({
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'long.md': `---
title: Long
---

${filler}

## One

${filler}

### One and a half

${filler}

#### Deeper

## Two

${filler}
`,
  'short.md': '---\ntitle: Short\n---\n\n## The only one\n\nText.\n',
})

async function open(path: string, width: number): Promise<OpenPage> {
  const page = await site.open(path, {viewport: {width, height: 900}})
  await takenOver(page)
  return page
}

function list(page: OpenPage) {
  return page.getByRole('navigation', {name: 'On this page'})
}

function marked(page: OpenPage): Promise<string[]> {
  return list(page).locator('[aria-current="location"]').allTextContents()
}

function readFrom(page: OpenPage, id: string): Promise<void> {
  return page.evaluate(target => document.getElementById(target)?.scrollIntoView(), id)
}

describe('the list of headings', () => {
  test.each([
    [1279, false],
    [1280, true],
  ])('at %i px is there: %s', async (width, isThere) => {
    const page = await open('/long/', width)
    expect(await list(page).isVisible()).toBe(isThere)
  })

  test('has the headings of level 2 and 3 in their order', async () => {
    const page = await open('/long/', 1280)
    expect(await list(page).getByRole('link').allTextContents()).toEqual([
      'One',
      'One and a half',
      'Two',
    ])
  })

  test('marks the heading that is read, and no other', async () => {
    const page = await open('/long/', 1280)
    expect(await marked(page)).toEqual([])
    await readFrom(page, 'one')
    await expect.poll(() => marked(page)).toEqual(['One'])
    await readFrom(page, 'one-and-a-half')
    await expect.poll(() => marked(page)).toEqual(['One and a half'])
    await page.evaluate(() => scrollTo(0, 1e6))
    await expect.poll(() => marked(page)).toEqual(['Two'])
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page)).toEqual([])
  })

  test('stays in view, and leads to a heading and marks it', async () => {
    const page = await open('/long/', 1280)
    await page.evaluate(() => scrollTo(0, 1e6))
    expect(await list(page).isVisible()).toBe(true)
    const box = await list(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await list(page).getByRole('link', {name: 'One', exact: true}).click()
    expect(page.url()).toBe(`${site.url}/long/#one`)
    await expect.poll(() => marked(page)).toEqual(['One'])
  })

  test('is not there for a page with a single heading', async () => {
    const page = await open('/short/', 1440)
    expect(await list(page).count()).toBe(0)
  })
})
