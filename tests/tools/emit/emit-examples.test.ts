import {expect, test} from 'vitest'
import {emitExamples} from '../../../tools/emit/emit-examples.ts'
import {someExample} from '../examples/some-example.ts'
import {siteOf} from '../some-site.ts'

function emit(text: string, versions = {webpack: {version: '5.0.0', peers: []}}) {
  const downloads = new Map([['shop', someExample({'src/a.js': text})]])
  return emitExamples(siteOf([], {more: {downloads, versions}}))
}

test('a zip is made again if a file or the version of a package changes', () => {
  const keyOf = (outputs: ReturnType<typeof emit>) => outputs.map(({key}) => key())
  expect(keyOf(emit('a'))).toEqual(keyOf(emit('a')))
  expect(keyOf(emit('b'))).not.toEqual(keyOf(emit('a')))
  const other = {webpack: {version: '5.0.1', peers: []}}
  expect(keyOf(emit('a', other))).not.toEqual(keyOf(emit('a')))
})
