import {describe, expect, test} from 'vitest'
import {
  describeCost,
  describeOutcome,
  describeState,
  describeStoreObstacle,
} from '../../../app/offline/setting-texts.ts'

describe('describeState', () => {
  test.each([
    [
      {pages: 160, allPages: 160, bytes: 2_149_000, isComplete: true},
      'All 160 pages are stored on this device, 2.1\u00a0MB. They can be read and searched without a network.',
    ],
    [
      {pages: 157, allPages: 160, bytes: 2_050_001, isComplete: false},
      '157 of 160 pages are stored on this device, 2.1\u00a0MB.',
    ],
    [
      {pages: 1, allPages: 160, bytes: 40_000, isComplete: false},
      '1 of 160 pages are stored on this device, 0.0\u00a0MB.',
    ],
    [
      {pages: 1, bytes: 160_000, isComplete: false},
      '1 page is stored on this device, 0.2\u00a0MB.',
    ],
    [
      {pages: 2, bytes: 160_000, isComplete: false},
      '2 pages are stored on this device, 0.2\u00a0MB.',
    ],
    [{pages: 0, allPages: 160, bytes: 0, isComplete: false}, 'No page is stored on this device.'],
  ])('of %j is a sentence for readers', (state, text) => {
    expect(describeState(state)).toBe(text)
  })
})

describe('describeCost', () => {
  test('names the space on the device, and says what is not known before', () => {
    expect(describeCost(25_349_000)).toBe(
      'Everything takes up 25.3\u00a0MB on this device. Less is downloaded where the server compresses it.',
    )
    expect(describeCost(undefined)).toBe('')
  })
})

describe('what readers are told of storing', () => {
  test.each([
    ['done', 'Everything is stored.'],
    ['busy', 'Another tab is storing it.'],
    ['stopped', 'Stopped. What is stored so far stays.'],
    [
      'full',
      'There is no space left. Free some on this device, or remove what is stored here, and try again.',
    ],
    [
      'network',
      'The connection or the server failed. What is stored so far stays: try again later.',
    ],
    ['changed', 'The documentation is being changed at this moment. Try again in a few minutes.'],
  ] as const)('names what to do when it has ended with "%s"', (outcome, text) => {
    expect(describeOutcome(outcome)).toBe(text)
  })

  test.each([
    [
      'blocked',
      'Your browser does not let this site store anything. Allow it in its settings for site data, and load this page again.',
    ],
    ['off', 'This site offers no offline reading at the moment.'],
    [
      'missing',
      'Nothing can be stored yet. Load this page again; if that does not help, free some space on this device.',
    ],
  ] as const)('names what to do where nothing can be stored: "%s"', (obstacle, text) => {
    expect(describeStoreObstacle(obstacle)).toBe(text)
  })
})
