import {expect, test} from 'vitest'
import {emitMarkdown} from '../../tools/emit-markdown.ts'
import {makeFiles} from './made-files.ts'
import {pageOf, siteOf} from './some-site.ts'

const settings = {url: 'https://a.example.org'}

async function textsOf(paths: readonly string[]): Promise<(url: string) => string> {
  const pages = paths.map(path => pageOf(path, {title: path}, {excerpt: `About *${path}*.`}))
  const files = await makeFiles(emitMarkdown(siteOf(pages, {settings})))
  return url => `${files.get(url)}`
}

test('the Markdown of a page names the list of all pages below its title', async () => {
  const textOf = await textsOf(['index.md', 'guides/index.md'])
  expect(textOf('guides/index.md')).toBe(`# guides/index.md

> [llms.txt](https://a.example.org/llms.txt) lists the Markdown of all pages.
`)
  expect(textOf('guides/llms-full.txt')).not.toContain('llms.txt')
})

test('the Markdown of the blog lists the posts, newest first', async () => {
  const textOf = await textsOf(['blog/index.md', 'blog/2020-01-31-a.md', 'blog/2021-02-28-b.md'])
  const posts = `
## [blog/2021-02-28-b.md](https://a.example.org/blog/2021-02-28-b/)

2021-02-28

About \\*blog/2021-02-28-b.md\\*.

## [blog/2020-01-31-a.md](https://a.example.org/blog/2020-01-31-a/)

2020-01-31

About \\*blog/2020-01-31-a.md\\*.
`
  expect(textOf('blog/index.md').endsWith(posts)).toBe(true)
  expect(textOf('blog/llms-full.txt')).toContain(posts)
  expect(textOf('blog/2020-01-31-a/index.md')).not.toContain('## [')
})
