import {expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const repository = 'https://example.org/repository'

const site = useSite({
  'site.json': JSON.stringify({
    title: 'Pages',
    repository,
    branch: 'next',
    contentPath: 'text',
    hiddenContributors: ['ghost'],
  }),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'license.md': '---\ntitle: License\nsort: 2\n---\n\nText.\n',
  'glossary.md': '---\ntitle: Glossary\nsort: 1\n---\n\nText.\n',
  'loaders/index.md': '---\ntitle: Loaders\n---\n\nText.\n',
  'loaders/small.md': `---
title: Small
contributors: [one, ghost]
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
  const page = await site.start(path, {allow: imageHosts})
  await page.getByRole('button', {name: 'Print this page'}).waitFor()
  return page
}

function links(page: OpenPage) {
  return page.getByRole('navigation', {name: 'Previous and next page'})
}

async function articleTexts(page: OpenPage): Promise<string[]> {
  const texts = await page.locator('main article > *').allInnerTexts()
  return texts.map(text => text.replaceAll(/\s+/g, ' ').trim())
}

test('a page with everything has it in order after a navigation and in its own document, and leads to what its front matter names', async () => {
  const page = await open('/loaders/')
  await page.getByTestId('sidebar-item-title').getByText('Small').click()
  await page.getByRole('heading', {level: 1, name: 'Small'}).waitFor()
  const parts = page.locator('main article > *')
  for (const how of ['after a navigation', 'in its own document']) {
    if (how === 'in its own document') {
      await page.reload()
      await takenOver(page)
    }
    await page.getByRole('button', {name: 'Print this page'}).waitFor()
    await expect.poll(async () => ({how, parts: await parts.count()})).toEqual({how, parts: 9})
    expect({how, texts: await articleTexts(page)}).toEqual({
      how,
      texts: [
        'Loaders',
        'Small',
        'February 29, 2020',
        expect.stringMatching(/^Disclaimer: this package is maintained by its own community/),
        'The text.',
        'Further Reading The glossary Elsewhere',
        'Edit this page Print this page Print Section Jump to repository Copy page as Markdown View as Markdown',
        expect.stringMatching(/^Previous Loaders$/i),
        expect.stringMatching(/^1 Contributor\b/),
      ],
    })
    const title = await parts.nth(1).evaluate(element => element.tagName)
    const day = await parts.nth(2).locator('time').getAttribute('datetime')
    expect({how, title, day}).toEqual({how, title: 'H1', day: '2020-02-29'})
  }
  const person = page.getByTestId('contributors').locator('li')
  expect(await person.boundingBox()).toMatchObject({width: 45, height: 45})
  const urlOf = (name: string) =>
    page.locator('main').getByRole('link', {name, exact: true}).getAttribute('href')
  expect(await urlOf('The glossary')).toBe('/glossary/')
  expect(await urlOf('Elsewhere')).toBe('https://example.org/')
  expect(await urlOf('Edit this page')).toBe('https://example.org/small/edit/README.md')
  expect(await urlOf('Jump to repository')).toBe('https://example.org/small')
  const notice = page.getByText('maintained by its own community')
  expect(await notice.locator('strong').innerText()).toBe('Disclaimer:')
  for (const word of ['support', 'security policy', 'license', 'webpack team']) {
    expect(await notice.innerText()).toContain(word)
  }
})

test('a plain page has only its title, its text and its actions, and is edited in the repository', async () => {
  const page = await open('/guides/a/')
  expect(await articleTexts(page)).toEqual([
    'Guides',
    'First',
    'Text.',
    'Edit this page Print this page Print Section Copy page as Markdown View as Markdown',
    expect.stringMatching(/^Next Second$/i),
  ])
  expect(await page.getByTestId('contributors').count()).toBe(0)
  const edit = page.getByRole('link', {name: 'Edit this page'})
  expect(await edit.getAttribute('href')).toBe(`${repository}/edit/next/text/guides/a.md`)
  expect(await links(page).getByRole('link').getAttribute('rel')).toBe('next')
})

test('the blog lists its posts newest first, with title, day and teaser; a post has no list', async () => {
  // West of Greenwich, the days of the posts begin on the day before.
  const page = await site.start('/blog/', {timezoneId: 'America/Los_Angeles'})
  await page.getByRole('button', {name: 'Print this page'}).waitFor()
  expect((await articleTexts(page)).slice(0, 2)).toEqual(['Blog', 'News.'])
  expect(await links(page).count()).toBe(0)
  const posts = page.locator('main article > ol > li')
  const lines = (await posts.allInnerTexts()).map(text => text.split(/\n+/))
  expect(lines).toEqual([
    ['Plan', 'January 2, 2021', 'The plan in a sentence.'],
    ['Release', 'October 10, 2020', 'What is new.'],
  ])
  await posts.getByRole('link', {name: 'Release'}).click()
  await page.getByRole('heading', {level: 1, name: 'Release'}).waitFor()
  expect(page.url()).toBe(`${site.url}/blog/2020-10-10-release/`)
  await expect.poll(() => page.locator('main time').allInnerTexts()).toEqual(['October 10, 2020'])
  expect(await page.locator('main article > ol').count()).toBe(0)

  await page.reload()
  await takenOver(page)
  expect(await page.locator('main time').innerText()).toBe('October 10, 2020')
  expect(page.errors).toEqual([])
})
