import {expect, test} from 'vitest'
import {articleMarkup} from '../enhance/article-markup.tsx'

/** The accessible names of the elements that match, in a page given as Markdown. */
function namesOf(selector: string, markdown: string): Array<string | null> {
  const {body} = new DOMParser().parseFromString(articleMarkup(markdown), 'text/html')
  return [...body.querySelectorAll(selector)].map(element => element.getAttribute('aria-label'))
}

test('the button that copies code names its title, or the heading above it if there is one', () => {
  const code = '```js\na()\n```\n'
  const titled = '```js title="a.js"\na()\n```\n'
  const names = namesOf('.copy', `${code}\n${titled}\n## Use\n\n${code}`)
  expect(names).toEqual(['Copy code', 'Copy a.js', 'Copy code of “Use”'])
})

test('what a command prints can be copied only if the command is there too', () => {
  const show = (language: string, code: string) => `~~~${language}\n${code}\n~~~\n`
  const copied = (markdown: string) => namesOf('.copy', markdown).length
  expect(copied(show('bash', 'npx webpack'))).toBe(1)
  expect(copied(show('console', '$ npx webpack\nasset a.js'))).toBe(1)
  expect(copied(show('console', 'asset a.js'))).toBe(0)
  expect(copied(show('text', 'Error: none'))).toBe(0)
  expect(copied(show('text title="a.txt"', 'a'))).toBe(1)
})

test('the link to a heading names its images, too', () => {
  const names = namesOf('.anchor', '## ![Logo](/a.png) of webpack\n')
  expect(names).toEqual(['Link to “Logo of webpack”'])
})
