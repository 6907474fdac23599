import {createContext, runInContext} from 'node:vm'
import {expect, test} from 'vitest'
import {watchIntrinsics} from '../../../app/playground/engine/watch-intrinsics.ts'

/** The report about what all code shares, after a project has run. */
function runs(code: string): boolean {
  const context = createContext({})
  const haveChanged = watchIntrinsics(runInContext('globalThis', context), [])
  runInContext(code, context)
  return haveChanged()
}

test.each([
  'Array.prototype.map = () => []',
  'Object.defineProperty(Map.prototype, "size", {get: () => 0})',
  'Object.freeze(Promise.prototype)',
  'Object.setPrototypeOf(RegExp.prototype, null)',
  'Object.preventExtensions(Reflect)',
  'polluted = 1',
  'Array.prototype.some = Array.prototype.every = () => false',
])('a project that shares objects with later builds is noticed: %s', code => {
  expect(runs(code)).toBe(true)
})

test('a project that changes only its own objects is not noticed', () => {
  expect(runs('class Shop extends Map { static at = 1 }; new Shop([[1, [2].map(String)]])')).toBe(
    false,
  )
})
