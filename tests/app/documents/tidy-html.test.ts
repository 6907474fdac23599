import {expect, test} from 'vitest'
import {tidyHtml} from '../../../app/documents/tidy-html.ts'

test('void elements and attributes are written as HTML', () => {
  expect(
    tidyHtml('<meta charSet="utf-8"/><p hidden="">a<br/><time dateTime="2020">b</time></p>'),
  ).toBe('<meta charset="utf-8"><p hidden>a<br><time datetime="2020">b</time></p>')
})

test.each([
  ['text', '<p>&lt;br/> charSet="a"</p>'],
  ['values of attributes', '<a aria-label="<br/> => charSet=/>">a</a>'],
  ['scripts and styles', '<script>a<b/>c</script><style>a{content:"<br/>"}</style>'],
  ['comments', 'a<!-- -->b'],
])('%s stay as they are', (_, html) => {
  expect(tidyHtml(html)).toBe(html)
})
