import {describe, expect, test} from 'vitest'
import type {Example} from '../../../../tools/content/example.ts'
import {formatIssues} from '../../../../tools/content/issue.ts'
import {checkExpectation} from '../../../../tools/authoring/samples/expectation.ts'
import {nothingBuilt} from '../../../../tools/authoring/samples/worker/finding.ts'

function exampleWith(expected: object): Example {
  const files = new Map([['expect.json', JSON.stringify(expected)]])
  return {name: 'a', files, owners: new Map(), binaries: new Set()}
}

describe('messages that were recorded with another version of Node.js', () => {
  const example = exampleWith({assets: {'main.js': 1}, errors: ['Message of Node.js 20']})
  const built = {...nothingBuilt, assets: {'main.js': 1}}
  const hasOtherMessages = true

  test('are compared by their number only', () => {
    const errors = [{message: 'Message of Node.js 22'}]
    expect(checkExpectation(example, {...built, errors}, {hasOtherMessages})).toEqual([])
    expect(formatIssues(checkExpectation(example, {...built, errors}))).toContain(
      'It fails with “Message of Node.js 22” instead of “Message of Node.js 20”.',
    )
    const none = checkExpectation(example, built, {hasOtherMessages})
    expect(formatIssues(none)).toContain('It fails with 0 messages instead of 1.')
  })

  test('leave the files of the build to be compared', () => {
    const errors = [{message: 'Message of Node.js 22'}]
    const assets = {'main.js': 2}
    const issues = checkExpectation(example, {...built, assets, errors}, {hasOtherMessages})
    expect(formatIssues(issues)).toContain('main.js has 2 bytes instead of 1.')
  })
})
