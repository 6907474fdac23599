import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, expect, test, vi} from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['America/Los_Angeles', 420],
  ['Asia/Tokyo', -540],
  ['UTC', 0],
])('Day gives a day in words, the same in the time zone %s', async (zone, offset) => {
  vi.stubEnv('TZ', zone)
  vi.resetModules() // the format is made when the module is loaded
  const {Day} = await import('../../../app/ui/day.tsx')
  expect(new Date('2020-10-10T00:00:00Z').getTimezoneOffset()).toBe(offset)
  expect(renderToStaticMarkup(<Day date="2020-10-10" />)).toBe(
    '<time dateTime="2020-10-10">October 10, 2020</time>',
  )
})
