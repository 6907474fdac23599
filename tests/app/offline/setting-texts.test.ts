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
      'All 160 pages are stored on this device (2.1\u00a0MB). You can read and search them offline.',
    ],
    [
      {pages: 157, allPages: 160, bytes: 2_050_001, isComplete: false},
      '157 of 160 pages are stored on this device (2.1\u00a0MB).',
    ],
    [
      {pages: 1, allPages: 160, bytes: 40_000, isComplete: false},
      '1 of 160 pages are stored on this device (40\u00a0kB).',
    ],
    [
      {pages: 1, bytes: 160_000, isComplete: false},
      '1 page is stored on this device (0.2\u00a0MB).',
    ],
    [
      {pages: 2, bytes: 160_000, isComplete: false},
      '2 pages are stored on this device (0.2\u00a0MB).',
    ],
    [{pages: 0, allPages: 160, bytes: 0, isComplete: false}, 'No pages are stored on this device.'],
  ])('of %j is a sentence for readers', (state, text) => {
    expect(describeState(state)).toBe(text)
  })
})

describe('describeCost', () => {
  const allBytes = 25_349_000

  test.each([
    [
      'what the server sends, and the space on the device',
      {allBytes, cost: {bytes: 2_940_000, isMost: false}, isComplete: false},
      'To download: about 2.9\u00a0MB. All pages take up 25.3\u00a0MB on this device.',
    ],
    [
      'the most that the server sends, if it does not say',
      {allBytes, cost: {bytes: 24_500_000, isMost: true}, isComplete: false},
      'To download: at most 24.5\u00a0MB, and less if the server compresses it. All pages take up 25.3\u00a0MB on this device.',
    ],
    [
      'only the space, without a network',
      {allBytes, isComplete: false},
      'All pages take up 25.3\u00a0MB on this device.',
    ],
    [
      'the changes, where everything is stored',
      {allBytes, cost: {bytes: 31_200, isMost: false}, isComplete: true},
      'Changes to download: about 32\u00a0kB.',
    ],
    [
      'nothing, where nothing has changed',
      {allBytes, cost: {bytes: 0, isMost: false}, isComplete: true},
      '',
    ],
    ['nothing, where nothing is known', {allBytes: undefined, isComplete: false}, ''],
  ])('names %s', (_, cost, text) => {
    expect(describeCost(cost)).toBe(text)
  })
})

describe('the messages about storing', () => {
  test.each([
    ['done', 'All pages are stored.'],
    ['busy', 'Another tab is storing the pages.'],
    ['stopped', 'Stopped. The pages stored so far are kept.'],
    [
      'full',
      'There is not enough space. Free up space on this device, or remove the stored pages, and try again.',
    ],
    [
      'network',
      'The connection or the server failed. The pages stored so far are kept. Try again later.',
    ],
    ['changed', 'The documentation is being updated. Try again in a few minutes.'],
  ] as const)('names what to do when it has ended with "%s"', (outcome, text) => {
    expect(describeOutcome(outcome)).toBe(text)
  })

  test.each([
    [
      'blocked',
      'Your browser does not allow this site to store data. Allow it in the settings of your browser, and reload this page.',
    ],
    ['off', 'Offline reading is not available on this site at the moment.'],
    [
      'missing',
      'Pages cannot be stored yet. Reload this page. If that does not help, free up space on this device.',
    ],
  ] as const)('names what to do where nothing can be stored: "%s"', (obstacle, text) => {
    expect(describeStoreObstacle(obstacle)).toBe(text)
  })
})
