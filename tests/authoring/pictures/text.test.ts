import {expect, test} from 'vitest'
import {replaceAlt} from '../../../authoring/pictures/replace-alt.ts'
import {widthOf, wrapText} from '../../../authoring/pictures/text.ts'

test('no line is wider than the box, and paths are broken after slashes', () => {
  const lines = wrapText('the module src/shared/format.js is in both chunks', 13, 90)
  expect(lines.every(line => widthOf(line, 13) <= 90)).toBe(true)
  expect(lines.join(' ').replaceAll('/ ', '/')).toBe(
    'the module src/shared/format.js is in both chunks',
  )
  expect(wrapText('src/shared/format.js', 13, 80)).toEqual(['src/shared/', 'format.js'])
})

test('an alternative text replaces the one in the page, and characters of Markdown are escaped', () => {
  const page = 'A graph:\n\n![Old \\] text](./graph.svg)\n\n![Other](./other.svg)\n'
  expect(replaceAlt(page, 'concepts/graph.svg', 'a_b [c]')).toBe(
    'A graph:\n\n![a\\_b \\[c\\]](./graph.svg)\n\n![Other](./other.svg)\n',
  )
  expect(replaceAlt(page, 'concepts/none.svg', 'x')).toBeUndefined()
})
