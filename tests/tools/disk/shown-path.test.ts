import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {shownPath} from '../../../tools/disk/shown-path.ts'

describe('shownPath', () => {
  test('names a path below where the command runs from there', () => {
    expect(shownPath(resolve('content/guides'))).toBe(join('content', 'guides'))
    expect(shownPath(resolve('.'))).toBe('.')
  })

  test('names any other path in full', () => {
    expect(shownPath(resolve('..', 'elsewhere'))).toBe(resolve('..', 'elsewhere'))
  })
})
