import {expect, test} from 'vitest'
import {describeCost, describeState} from '../../../app/offline-setting/setting-texts.ts'

test.each([
  [
    [160, 160, 2_149_000, true],
    'All 160 pages are stored on this device (2.1\u00a0MB). You can read and search them offline.',
  ],
  [[157, 160, 2_050_001], '157 of 160 pages are stored on this device (2.1\u00a0MB).'],
  [[1, 160, 40_000], '1 of 160 pages are stored on this device (40\u00a0kB).'],
  [[1, undefined, 160_000], '1 page is stored on this device (0.2\u00a0MB).'],
  [[0, 160, 0], 'No pages are stored on this device.'],
] as const)('describeState of %j is “%s”', ([pages, allPages, bytes, isComplete = false], text) => {
  expect(describeState({pages, bytes, isComplete, ...(allPages && {allPages})})).toBe(text)
})

const allBytes = 25_349_000
const sent = {bytes: 2_940_000, isMost: false}
const space = 'All pages take up 25.3\u00a0MB on this device.'

test.each([
  [
    'what the server sends, and the space on the device',
    {allBytes, cost: sent, isComplete: false},
    `To download: about 2.9\u00a0MB. ${space}`,
  ],
  [
    'the most that the server sends, if it does not say',
    {allBytes, cost: {bytes: 24_500_000, isMost: true}, isComplete: false},
    `To download: at most 24.5\u00a0MB, and less if the server compresses it. ${space}`,
  ],
  ['only the space, without a network', {allBytes, isComplete: false}, space],
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
])('describeCost names %s', (_, cost, text) => {
  expect(describeCost(cost)).toBe(text)
})
