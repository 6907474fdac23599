import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {shownPath} from '../../../tools/disk/shown-path.ts'

test('a path is shown from where the command runs if it is below, otherwise in full', () => {
  expect(shownPath(resolve('content/guides'))).toBe(join('content', 'guides'))
  expect(shownPath(resolve('.'))).toBe('.')
  expect(shownPath(resolve('..', 'elsewhere'))).toBe(resolve('..', 'elsewhere'))
})
