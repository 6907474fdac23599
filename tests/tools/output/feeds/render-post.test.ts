import {expect, test} from 'vitest'
import {renderPost} from '../../../../tools/output/feeds/render-post.ts'
import {parsePage} from '../../../../tools/markdown/parse-page.ts'

const url = 'https://example.org/blog/post/'

function render(text: string): string {
  const source = `---\ntitle: Post\n---\n\n${text}`
  const {body} = parsePage({path: 'blog/post.md', size: 1, text: source})
  return renderPost(body, url)
}

test('every URL of a post is absolute', () => {
  const html = render(`
[page](/guides/a/?b=1#c), [part](#part), [file](./other.md), [there](https://there.example/x),
[host](//host.example/), [mail](mailto:a@example.org) and a note[^1].

![Alt](./picture.svg)

## Part

[^1]: The note.
`)
  const urls = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, found]) => found)
  expect(urls).toEqual([
    'https://example.org/guides/a/?b=1#c',
    'https://example.org/blog/post/#part',
    'https://example.org/blog/other/',
    'https://there.example/x',
    'https://host.example/',
    'mailto:a@example.org',
    'https://example.org/blog/post/#user-content-fn-1',
    'https://example.org/blog/picture.svg',
    'https://example.org/blog/post/#user-content-fnref-1',
  ])
})

test('code has its title above it, and nothing has what only this site can use', () => {
  const html = render('## Part\n\n```js title="webpack.config.js"\nfoo()\n```\n')
  expect(html).toContain('<figure><figcaption>webpack.config.js</figcaption><pre><code')
  expect(html).toContain('<h2 id="part">Part</h2>')
  expect(html).not.toContain('button')
})
