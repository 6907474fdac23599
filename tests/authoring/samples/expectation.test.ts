import {expect, test} from 'vitest'
import type {Example} from '../../../tools/examples/example.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkExpectation} from '../../../authoring/samples/expectation.ts'
import {nothingBuilt} from '../../../authoring/samples/worker/finding.ts'

function exampleWith(expected: object): Example {
  const files = new Map([['expect.json', JSON.stringify(expected)]])
  return {name: 'a', files, owners: new Map(), binaries: new Set()}
}

test('messages that were recorded with another version of Node.js are compared by their number only', () => {
  const example = exampleWith({assets: {'main.js': 1}, errors: ['Message of Node.js 20']})
  const hasOtherMessages = true
  const errors = [{message: 'Message of Node.js 22'}]
  const built = {...nothingBuilt, assets: {'main.js': 1}, errors}
  expect(checkExpectation(example, built, {hasOtherMessages})).toEqual([])
  expect(formatIssues(checkExpectation(example, built))).toContain(
    'It fails with “Message of Node.js 22” instead of “Message of Node.js 20”.',
  )
  const other = {...built, errors: [], assets: {'main.js': 2}}
  const issues = formatIssues(checkExpectation(example, other, {hasOtherMessages}))
  expect(issues).toContain('It fails with 0 messages instead of 1.')
  expect(issues).toContain('main.js has 2 bytes instead of 1.')
})
