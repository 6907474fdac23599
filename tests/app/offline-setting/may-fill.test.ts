import {afterEach, describe, expect, test} from 'vitest'
import {findObstacle, isRefused} from '../../../app/offline-setting/may-fill.ts'
import {describeObstacle} from '../../../app/offline-setting/setting-texts.ts'

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
  const onRequest = 'Only pages that you open are stored, and the others on request.'
  const connection = {effectiveType: '4g'}
  const short = {estimate: async () => ({quota: 60e6, usage: 20e6})}

  test.each<[why: string, reports: Reports]>([
    ['Your browser is set to save data.', {connection: {...connection, saveData: true}}],
    ['The connection is slow.', {connection: {effectiveType: '2g'}}],
    ['The connection is slow.', {connection: {effectiveType: 'slow-2g'}}],
    ['This device has little free space.', {storage: short}],
  ])('keeps the content from being stored, and says why: %s', async (why, reports) => {
    report({connection, storage: plenty, ...reports})
    expect(describeObstacle(await findObstacle())).toBe(`${why} ${onRequest}`)
  })

  test('keeps the content from being stored where the reader refuses it', async () => {
    report({connection, storage: plenty})
    localStorage.setItem('offline-reading', '"off"')
    expect(isRefused()).toBe(true)
    expect(describeObstacle(await findObstacle())).toBe(
      'Pages that you open are stored. The others are stored only on request.',
    )
  })

  test.each<[situation: string, reports: Reports]>([
    ['the network is quick and there is space', {connection, storage: plenty}],
    ['the browser reports nothing', {}],
    ['the browser cannot estimate its space', {storage: {}}],
    ['the estimate fails', {storage: {estimate: () => Promise.reject(new TypeError())}}],
  ])('lets the content be stored where %s', async (_, reports) => {
    report(reports)
    localStorage.setItem('offline-reading', '"on"')
    expect(await findObstacle()).toBeUndefined()
    expect(describeObstacle(undefined)).toBe(
      'The other pages are stored in the background when you open a second page, or after five minutes of reading.',
    )
  })
})
