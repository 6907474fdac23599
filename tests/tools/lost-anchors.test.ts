import {describe, expect, test} from 'vitest'
import {createStore} from '../../tools/disk/store.ts'
import {loadSite, type LoadedSite} from '../../tools/load/load-site.ts'
import {writeFolder} from './temp-folder.ts'

const published = `{
 "/": [
  "start"
 ],
 "/gone/": [],
 "/guides/caching/": [
  "file-hash",
  "warm-starts"
 ]
}
`

async function load(files: Readonly<Record<string, string>>): Promise<LoadedSite> {
  const content = await writeFolder(files)
  const options = {content, store: createStore('.cache'), deadLinks: 'error'} as const
  return loadSite(options).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : ''
    throw new Error(message.replaceAll(content, 'content'))
  })
}

describe('a folder that has lost what was published', () => {
  test('is refused, with every loss and whatever else is wrong', async () => {
    const files = {
      'index.md': '---\ntitle: Home\nmoved:\n  older: begin\n---\n\n[A](/guides/caching/#old)\n',
      'guides/caching.md':
        '---\ntitle: Caching\nmoved:\n  old: file-hashes\n---\n\n## File hashes\n',
      'anchors.json': published,
    }
    await expect(load(files)).rejects.toThrow(`content/anchors.json:3  lost-anchor
  /#start was published, but the page no longer has this heading.
  Add its new place to the front matter of index.md: “moved: {start: …}”, with an ID of the page or a URL such as /guides/caching/#hashes.

content/anchors.json:5  lost-page
  /gone/ was published, but the page no longer exists.
  Add a row to redirects.json: {"from": "/gone/", "to": …}.

content/anchors.json:7  lost-anchor
  /guides/caching/#file-hash was published, but the page no longer has this heading.
  Add its new place to the front matter of guides/caching.md: “moved: {file-hash: file-hashes}”.

content/anchors.json:8  lost-anchor
  /guides/caching/#warm-starts was published, but the page no longer has this heading.
  Add its new place to the front matter of guides/caching.md: “moved: {warm-starts: …}”, with an ID of the page or a URL such as /guides/caching/#hashes.

content/index.md:4  bad-moved
  “older”: / has no heading #begin.
  Its headings: none.

content/index.md:7  dead-anchor
  /guides/caching/ has no heading #old.
  It has moved. Write /guides/caching/#file-hashes.`)
  })

  test('is accepted once it says where everything is', async () => {
    const {site, issues} = await load({
      'index.md': '---\ntitle: Home\nmoved: {start: /guides/caching/}\n---\n',
      'guides/caching.md':
        '---\ntitle: Caching\nmoved: {file-hash: warm-starts}\n---\n\n## Warm starts\n',
      'redirects.json': '[{"from": "/gone/", "to": "/"}]',
      'anchors.json': published,
    })
    expect(issues).toEqual([])
    expect(site.pages.map(({moved}) => moved)).toEqual([
      [{id: 'file-hash', to: '/guides/caching/#warm-starts', line: 3}],
      [{id: 'start', to: '/guides/caching/', line: 3}],
    ])
  })

  test('is reported with the place of an invalid record', async () => {
    const index = '---\ntitle: Home\n---\n'
    const files = {'index.md': index, 'anchors.json': '{\n "/": ["a", 1],\n "b": []\n}\n'}
    await expect(load(files)).rejects.toThrow(`content/anchors.json:2  bad-json
  The value of “/.1” is not valid: Invalid input: expected string, received number.
  Change the value.

content/anchors.json:3  bad-json
  The value of “b” is not valid: the key has to be the url of a page.
  Change the value.`)
  })
})
