import {describe, expect, test} from 'vitest'
import {trackPageView} from '../../../app/start/analytics.ts'

describe('trackPageView', () => {
  test('cannot be used before the tag is asked for', () => {
    expect(() => trackPageView({path: '/', title: 'Home'})).toThrow(
      new Error('Google analytics is not initialized'),
    )
    expect(window.dataLayer).toBeUndefined()
  })
})
