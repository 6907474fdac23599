import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkExpectation} from '../../../authoring/samples/expectation.ts'
import {nothingBuilt} from '../../../authoring/samples/worker/finding.ts'
import {someExample} from '../../tools/examples/some-example.ts'

test('messages that were recorded with another version of Node.js are compared by their number only', () => {
  const expected = {assets: {'main.js': 1}, errors: ['Message of Node.js 20']}
  const example = someExample({'expect.json': JSON.stringify(expected)})
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
