import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const repository = 'https://example.org/repository'

const site = useSite({
  'site.json': JSON.stringify({title: 'Pages', repository, branch: 'next', contentPath: 'text'}),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'license.md': '---\ntitle: License\nsort: 2\n---\n\nText.\n',
  'glossary.md': '---\ntitle: Glossary\nsort: 1\n---\n\nText.\n',
  'loaders/index.md': '---\ntitle: Loaders\n---\n\nText.\n',
  'loaders/small.md': `---
title: Small
contributors: [one]
related:
  - title: The glossary
    url: /glossary/
  - title: Elsewhere
    url: https://example.org/
date: 2020-02-29
thirdParty: true
edit: https://example.org/small/edit/README.md
repo: https://example.org/small
---

The text.
`,
  'guides/a.md': '---\ntitle: First\nsort: 1\n---\n\nText.\n',
  'guides/b.md': '---\ntitle: Second\nsort: 2\ngroup: Group\n---\n\nText.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\nNews.\n',
  'blog/2020-10-10-release.md': `---
title: Release
description: What is new.
---

The release.
`,
  'blog/2021-01-02-plan.md': '---\ntitle: Plan\n---\n\nThe plan in a sentence.\n',
})

async function open(path: string): Promise<OpenPage> {
  const page = await site.open(path, {allow: imageHosts})
  await takenOver(page)
  await page.getByRole('button', {name: 'Print this page'}).waitFor()
  return page
}

function links(page: OpenPage) {
  return page.getByRole('navigation', {name: 'Previous and next page'})
}

/** Titles of the pages before and after, if there are any. */
async function neighborsOf(page: OpenPage) {
  const [previous] = await links(page).locator('[rel="prev"]').allInnerTexts()
  const [next] = await links(page).locator('[rel="next"]').allInnerTexts()
  return [previous, next].map(text => text?.split('\n').at(-1))
}

describe('a page with everything', () => {
  test.each(['in its own document', 'after a navigation'])('has it in order %s', async how => {
    const page = await open(how === 'after a navigation' ? '/loaders/' : '/loaders/small/')
    if (how === 'after a navigation') {
      await page.getByTestId('sidebar-item-title').getByText('Small').click()
      await page.getByRole('heading', {level: 1, name: 'Small'}).waitFor()
    }
    const parts = page.locator('main article > *')
    await expect.poll(() => parts.count()).toBe(8)
    const texts = await parts.allInnerTexts()
    expect(texts.map(text => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Small',
      'February 29, 2020',
      expect.stringMatching(/^Disclaimer: this package is maintained by its own community/),
      'The text.',
      'Further Reading The glossary Elsewhere',
      'Edit this page Print this page Copy page as Markdown View as Markdown Jump to repository',
      expect.stringMatching(/^Previous Loaders$/i),
      expect.stringMatching(/^1 Contributor\b/),
    ])
    expect(await parts.first().evaluate(element => element.tagName)).toBe('H1')
    expect(await parts.nth(1).locator('time').getAttribute('datetime')).toBe('2020-02-29')
  })

  test('says in bold and in its own words that others maintain the package', async () => {
    const page = await open('/loaders/small/')
    const notice = page.getByText('maintained by its own community')
    expect(await notice.evaluate(element => element.firstChild?.nodeName)).toBe('STRONG')
    const bold = notice.locator('strong')
    expect(await bold.innerText()).toBe('Disclaimer:')
    const weight = await bold.evaluate(element => Number(getComputedStyle(element).fontWeight))
    expect(weight).toBeGreaterThanOrEqual(600)
    const text = await notice.innerText()
    for (const word of ['community', 'support', 'security policy', 'license', 'webpack team']) {
      expect(text).toContain(word)
    }
  })

  test('leads to what its front matter names', async () => {
    const page = await open('/loaders/small/')
    const related = page.getByRole('region', {name: 'Further Reading'})
    expect(await related.getByText('The glossary').getAttribute('href')).toBe('/glossary/')
    expect(await related.getByText('Elsewhere').getAttribute('href')).toBe('https://example.org/')
    const main = page.locator('main')
    const edit = main.getByRole('link', {name: 'Edit this page'})
    expect(await edit.getAttribute('href')).toBe('https://example.org/small/edit/README.md')
    const repo = main.getByRole('link', {name: 'Jump to repository'})
    expect(await repo.getAttribute('href')).toBe('https://example.org/small')
  })
})

describe('a plain page', () => {
  test('has its title, its text and what can be done with it, and nothing else', async () => {
    const page = await open('/guides/a/')
    const texts = await page.locator('main article > *').allInnerTexts()
    expect(texts.map(text => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'First',
      'Text.',
      'Edit this page Print this page Copy page as Markdown View as Markdown',
      expect.stringMatching(/^Next Second$/i),
    ])
    expect(await page.getByTestId('contributors').count()).toBe(0)
  })

  test('is edited in the repository of the site', async () => {
    const page = await open('/guides/a/')
    const edit = page.getByRole('link', {name: 'Edit this page'})
    expect(await edit.getAttribute('href')).toBe(`${repository}/edit/next/text/guides/a.md`)
  })

  test('is printed by its button, once', async () => {
    const page = await open('/guides/a/')
    await page.evaluate(() => {
      window.print = () => document.body.append('printed ')
    })
    await page.getByRole('button', {name: 'Print this page'}).click()
    expect((await page.locator('body').innerText()).match(/printed/g)).toHaveLength(1)
  })
})

describe('previous and next', () => {
  test.each([
    ['/guides/a/', [undefined, 'Second']],
    ['/guides/b/', ['First', undefined]],
    ['/glossary/', [undefined, 'License']],
    ['/license/', ['Glossary', undefined]],
    ['/blog/2020-10-10-release/', ['Plan', undefined]],
  ])('of %s are its neighbors, in the document and in the app', async (path, expected) => {
    expect(await neighborsOf(await site.open(path, {javaScriptEnabled: false}))).toEqual(expected)
    expect(await neighborsOf(await open(path))).toEqual(expected)
  })

  test('are none on the index of the blog', async () => {
    expect(await links(await open('/blog/')).count()).toBe(0)
  })
})

describe('the blog', () => {
  test('lists on its index the posts, newest first: title, day, teaser, link', async () => {
    const page = await open('/blog/')
    const texts = await page.locator('main article > *').allInnerTexts()
    expect(texts.slice(0, 2)).toEqual(['Blog', 'News.'])
    const posts = page.locator('main article > ol > li')
    const lines = (await posts.allInnerTexts()).map(text => text.split(/\n+/))
    expect(lines).toEqual([
      ['Plan', 'January 2, 2021', 'The plan in a sentence.'],
      ['Release', 'October 10, 2020', 'What is new.'],
    ])
    await posts.getByRole('link', {name: 'Release'}).click()
    await page.getByRole('heading', {level: 1, name: 'Release'}).waitFor()
    expect(page.url()).toBe(`${site.url}/blog/2020-10-10-release/`)
  })

  test.each(['America/Los_Angeles', 'Asia/Tokyo'])(
    'gives the day of a post in words, the same in %s',
    async timezoneId => {
      const page = await site.open('/blog/2020-10-10-release/', {timezoneId})
      await takenOver(page)
      expect(await page.locator('main time').innerText()).toBe('October 10, 2020')
      expect(page.errors).toEqual([])
    },
  )

  test('has no list of posts anywhere else', async () => {
    const page = await open('/blog/2020-10-10-release/')
    expect(await page.locator('main article > ol').count()).toBe(0)
  })
})
