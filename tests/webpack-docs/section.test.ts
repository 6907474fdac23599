import {expect, test} from 'vitest'
import {findSection} from '../../webpack-docs/section.ts'

const page = '# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd\n'

test.each([
  ['b', '## B\n\nb\n\n### C\n\nc\n'],
  ['c', '### C\n\nc\n'],
  ['d', '## D\n\nd\n'],
  ['nowhere', undefined],
])('the section %s ends with the next of its level, or of a higher one', (id, text) => {
  expect(findSection(page, id, ['b', 'c', 'd'])).toBe(text)
})
