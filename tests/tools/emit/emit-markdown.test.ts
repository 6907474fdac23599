import {expect, test} from 'vitest'
import {emitMarkdown} from '../../../tools/emit/emit-markdown.ts'
import {makeFiles} from '../made-files.ts'
import {pageOf, siteOf} from '../some-site.ts'

test('the Markdown of the blog lists the posts, newest first', async () => {
  const paths = ['blog/index.md', 'blog/2020-01-31-a.md', 'blog/2021-02-28-b.md']
  const pages = paths.map(path => pageOf(path, {title: path}, {excerpt: `About *${path}*.`}))
  const site = siteOf(pages, {settings: {url: 'https://a.example.org'}})
  const files = await makeFiles(emitMarkdown(site))
  const textOf = (url: string) => `${files.get(url)}`
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
