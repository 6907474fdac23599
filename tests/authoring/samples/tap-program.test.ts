import {expect, test} from 'vitest'
import {buildTapProgram} from '../../../authoring/samples/tap-program.ts'

const helper = 'class Counter {\n  count = 0\n}\n'
const plugin =
  'class CountPlugin {\n  apply(compiler) {\n    compiler.hooks.done.tap("A", () => {})\n  }\n}\n'

function programOf(text: string): string {
  return buildTapProgram({kind: 'tap', lang: 'js', text, lines: [], line: 1, attributes: {}}).text
}

test.each([
  ['by itself', plugin],
  ['below a helper', `${helper}\n${plugin}`],
  ['that assigns apply', 'class CountPlugin {\n  apply = () => {}\n}\n'],
])('buildTapProgram exports a class with apply, %s', (_, text) => {
  expect(programOf(text)).toBe(`${text}\nexport default CountPlugin\n`)
})

test.each([
  ['a helper class', `${helper}compiler.hooks.done.tap("A", () => new Counter())`],
  ['a plugin beside a tap', `${plugin}compiler.hooks.done.tapPromise("A", async () => {})`],
  ['a class with a static apply', 'class A {\n  static apply() {}\n}\nA.apply(compiler)'],
])('buildTapProgram takes for a part of a plugin %s', (_, text) => {
  const before = 'import webpack from "webpack"; export default (compiler) => {'
  expect(programOf(text)).toBe(`${before}${text}\n}\n`)
})
