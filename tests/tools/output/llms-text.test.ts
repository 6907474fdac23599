import {expect, test} from 'vitest'
import {buildLlmsText} from '../../../tools/output/llms-text.ts'
import {pagesOf, siteOf, type FrontMatters} from '../some-site.ts'

function llmsText(pages: FrontMatters): string {
  const settings = {title: 'Small', description: 'A site.', url: 'https://a.example.org'}
  const {nav, metas} = siteOf(pagesOf(pages), {settings})
  return buildLlmsText(nav, metas)
}

test('llms.txt lists the pages of every section in the order of the sidebar', () => {
  const pages = {
    'index.md': {title: 'Home'},
    'guides/a.md': {title: 'A', sort: 2},
    'guides/b.md': {title: 'B', sort: 1, description: 'About B.'},
    'guides/index.md': {title: 'Guides'},
  }
  expect(llmsText(pages)).toBe(`# Small

> A site.

## Guides

- [Guides](https://a.example.org/guides/index.md)
- [B](https://a.example.org/guides/b/index.md): About B.
- [A](https://a.example.org/guides/a/index.md)

## Other pages

- [Home](https://a.example.org/index.md)

## Optional

- [Guides](https://a.example.org/guides/llms-full.txt): all pages as one text
`)
})

test('llms.txt keeps every page on a line, whatever it says, and has no empty lists', () => {
  const pages = {'a.md': {title: 'The [name] \\ of', description: 'One\n  two.\n'}}
  expect(llmsText({'guides/a.md': {title: 'A'}})).not.toContain('Other pages')
  expect(llmsText(pages)).not.toContain('Optional')
  expect(llmsText(pages)).toContain(
    '\n- [The \\[name\\] \\\\ of](https://a.example.org/a/index.md): One two.\n',
  )
})

test('llms.txt shortens a long description to the sentences and clauses that fit', () => {
  const listOf = (description: string) => llmsText({'a.md': {title: 'A', description}})
  const end = 'and an example of each that you can copy into a project and run without any change.'
  expect(listOf(`Every option: its type, its default, ${end}`)).toContain(
    'index.md): Every option: its type, its default\n',
  )
  expect(listOf(`Every option. A table lists the types ${end}`)).toContain(
    'index.md): Every option\n',
  )
  expect(listOf(`Build in a container (Docker, Podman, or ${end})`)).toContain(`or ${end})\n`)
})
