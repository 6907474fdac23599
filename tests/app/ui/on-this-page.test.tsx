import {describe, expect, test} from 'vitest'
import type {Anchor} from '#contract/tree.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {ContentsBar} from '../../../app/ui/contents-bar.tsx'
import {find, links, showStatic} from '../dom.ts'
import {OnThisPage} from '../../../app/ui/on-this-page.tsx'

const lists = {
  'the list next to the page': OnThisPage,
  'the bar above the page': (props: {title: string; anchors: readonly Anchor[]}) => (
    <ContentsBar {...props} hasList />
  ),
}

/** Shows the headings of a page with this text. */
function show(List: (typeof lists)[keyof typeof lists], ...lines: string[]): void {
  const text = ['---', 'title: Output', '---', ...lines].join('\n\n')
  const {anchors} = parsePage({path: 'page.md', size: text.length, text}).page
  showStatic(<List title="Output" anchors={anchors} />)
}

describe.each(Object.entries(lists))('%s', (_, List) => {
  test('has the headings of level 2 and 3, and the short names of options, as the sidebar does', () => {
    show(List, '## output.filename', 'Text.', '### output.filename.hash', '#### Deeper', '## Two')
    expect(links('nav a')).toEqual([
      ['filename', '#outputfilename'],
      ['hash', '#outputfilenamehash'],
      ['Two', '#two'],
    ])
    const nav = find('nav')
    const name = nav.getAttribute('aria-labelledby') ?? ''
    expect(nav.getAttribute('aria-label') ?? find(`#${name}`).textContent).toBe('On this page')
  })
})
