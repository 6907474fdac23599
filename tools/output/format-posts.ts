import type {RootContent} from 'mdast'
import {toMarkdown} from 'mdast-util-to-markdown'
import type {Post} from '#contract/page.ts'

/** The posts of the blog as Markdown, as the page that lists them shows them. */
export function formatPosts(posts: readonly Post[], siteUrl: string): string {
  const children = posts.flatMap(({title, url, date, teaser}): RootContent[] => [
    {
      type: 'heading',
      depth: 2,
      children: [{type: 'link', url: new URL(url, siteUrl).href, children: [textOf(title)]}],
    },
    ...(date === undefined ? [] : [paragraph(date)]),
    paragraph(teaser),
  ])
  return toMarkdown({type: 'root', children})
}

const textOf = (value: string) => ({type: 'text' as const, value})

const paragraph = (value: string): RootContent => ({type: 'paragraph', children: [textOf(value)]})
