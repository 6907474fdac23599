import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import type {Anchor} from '#contract/tree.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {ContentsBar} from '../../../app/ui/contents-bar.tsx'
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
  document.body.innerHTML = renderToStaticMarkup(<List title="Output" anchors={anchors} />)
}

function links(): Array<string | null>[] {
  return [...document.querySelectorAll('nav a')].map(link => [
    link.textContent,
    link.getAttribute('href'),
  ])
}

describe.each(Object.entries(lists))('%s', (_, List) => {
  test('has the headings of level 2 and 3 in their order', () => {
    show(List, '## One', 'Text.', '### One and a half', '#### Deeper', '## Two')
    expect(links()).toEqual([
      ['One', '#one'],
      ['One and a half', '#one-and-a-half'],
      ['Two', '#two'],
    ])
    const nav = document.querySelector('nav')
    const name = nav?.getAttribute('aria-labelledby') ?? ''
    expect(nav?.getAttribute('aria-label') ?? document.getElementById(name)?.textContent).toBe(
      'On this page',
    )
  })

  test('uses the short names of options, as the sidebar does', () => {
    show(List, '## output.filename', '### output.filename.hash', '## Examples')
    expect(links()).toEqual([
      ['filename', '#outputfilename'],
      ['hash', '#outputfilenamehash'],
      ['Examples', '#examples'],
    ])
  })

  test('is missing on a page with a single heading or none', () => {
    for (const text of ['## The only one', 'Text.']) {
      show(List, text)
      const count = document.querySelectorAll('nav, details').length
      expect({text, count}).toEqual({text, count: 0})
    }
  })
})
