import {afterEach, describe, expect, test} from 'vitest'
import {findObstacle, isRefused} from '../../../app/offline/may-fill.ts'
import {describeObstacle} from '../../../app/offline/setting-texts.ts'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(navigator, 'storage')
})

/** The browser's report about its network and storage; absent if it reports nothing. */
interface Reports {
  connection?: {saveData?: boolean; effectiveType?: string}
  storage?: {estimate?: () => Promise<{quota?: number; usage?: number}>}
}

function report({connection, storage}: Reports): void {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true})
  Object.defineProperty(navigator, 'storage', {value: storage, configurable: true})
}

const plenty = {estimate: async () => ({quota: 60e6, usage: 10e6})}

describe('findObstacle', () => {
  test.each<[situation: string, reports: Reports, text: string]>([
    [
      'the browser saves data',
      {connection: {saveData: true, effectiveType: '4g'}, storage: plenty},
      'Your browser is set to save data. Only pages that you open are stored, and the others on request.',
    ],
    [
      'the network is slow',
      {connection: {effectiveType: '2g'}, storage: plenty},
      'The connection is slow. Only pages that you open are stored, and the others on request.',
    ],
    [
      'the network is very slow',
      {connection: {effectiveType: 'slow-2g'}, storage: plenty},
      'The connection is slow. Only pages that you open are stored, and the others on request.',
    ],
    [
      'there is little space',
      {storage: {estimate: async () => ({quota: 60e6, usage: 20e6})}},
      'This device has little free space. Only pages that you open are stored, and the others on request.',
    ],
  ])('keeps the content from being stored where %s, and the reason is shown', async (...row) => {
    const [, reports, text] = row
    report(reports)
    expect(describeObstacle(await findObstacle())).toBe(text)
  })

  test('keeps the content from being stored where the reader refuses it', async () => {
    report({connection: {effectiveType: '4g'}, storage: plenty})
    localStorage.setItem('offline-reading', '"off"')
    expect(isRefused()).toBe(true)
    expect(describeObstacle(await findObstacle())).toBe(
      'Pages that you open are stored. The others are stored only on request.',
    )
  })

  test.each<[situation: string, reports: Reports]>([
    [
      'the network is quick and there is space',
      {connection: {effectiveType: '4g'}, storage: plenty},
    ],
    ['the browser reports nothing', {}],
    ['the browser cannot estimate its space', {storage: {}}],
    ['the browser reports no quota', {storage: {estimate: async () => ({})}}],
    [
      'the estimate of the space fails',
      {storage: {estimate: () => Promise.reject(new TypeError('no estimate'))}},
    ],
  ])('lets the content be stored where %s', async (_, reports) => {
    report(reports)
    localStorage.setItem('offline-reading', '"on"')
    expect(await findObstacle()).toBeUndefined()
    expect(describeObstacle(undefined)).toBe(
      'The other pages are stored in the background when you open a second page, or after five minutes of reading.',
    )
  })
})
