import {expect, test} from 'vitest'
import {cutPage} from '../../webpack-docs/paging.ts'

test('the pages of an answer have whole lines, none is too long, and together they are the answer', () => {
  const lines = Array.from({length: 9}, (_, line) => `${line}${'ä'.repeat(8000)}`)
  const pages = [1, 2, 3].map(page => cutPage(lines.join('\n'), page).replace(/\n\nPage .*/s, ''))
  expect(pages.every(page => Buffer.byteLength(page) <= 48_000)).toBe(true)
  expect(pages.flatMap(page => page.split('\n')).slice(0, 4)).toEqual(lines.slice(0, 4))
})
