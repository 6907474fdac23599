import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {parseReadme} from '../../../tools/readmes/parse-readme.ts'

/** Parses the text as the README of a-loader 1.2.3, of the organization example on GitHub. */
export function parseReadmeText(text: string) {
  const {page, body} = parseReadme({
    path: 'loaders/a-loader.md',
    size: text.length,
    text,
    line: 3,
    frontMatter: {title: 'a-loader', package: 'a-loader', version: '1.2.3'},
    repository: {url: 'https://github.com/example/a-loader', owner: 'example', folder: ''},
    ref: 'v1.2.3',
  })
  const twin = toMarkdown({
    title: 'a-loader',
    body,
    url: '/loaders/a-loader/',
    siteUrl: 'https://webpack.js.org',
  })
  return {page, body, html: toHtml(toHast(body)), markdown: twin.replace(/^# a-loader\n\n?/, '')}
}
