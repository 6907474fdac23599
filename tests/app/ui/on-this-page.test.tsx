import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, test} from 'vitest'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {OnThisPage} from '../../../app/ui/on-this-page.tsx'

/** Shows the headings of a page with this text. */
function show(...lines: string[]): void {
  const text = ['---', 'title: Page', '---', ...lines].join('\n\n')
  const {anchors} = parsePage({path: 'page.md', size: text.length, text}).page
  document.body.innerHTML = renderToStaticMarkup(<OnThisPage anchors={anchors} />)
}

function links(): Array<string | null>[] {
  return [...document.querySelectorAll('nav a')].map(link => [
    link.textContent,
    link.getAttribute('href'),
  ])
}

describe('the list of headings', () => {
  test('has the headings of level 2 and 3 in their order', () => {
    show('## One', 'Text.', '### One and a half', '#### Deeper', '## Two')
    expect(links()).toEqual([
      ['One', '#one'],
      ['One and a half', '#one-and-a-half'],
      ['Two', '#two'],
    ])
    expect(document.querySelector('#AppOnThisPage')?.textContent).toBe('On this page')
    expect(document.querySelector('nav')?.getAttribute('aria-labelledby')).toBe('AppOnThisPage')
  })

  test('is missing on a page with a single heading or none', () => {
    for (const text of ['## The only one', 'Text.']) {
      show(text)
      expect({text, lists: document.querySelectorAll('nav').length}).toEqual({text, lists: 0})
    }
  })
})
