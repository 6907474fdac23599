import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {readerStays} from '../../../app/offline/reader-stays.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/guides/')
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

/** Starts to wait in a new document of the visit; `goTo` navigates within it. */
function openDocument() {
  let listener: (() => void) | undefined
  const state = {stays: false}
  void readerStays(followed => (listener = followed)).then(() => (state.stays = true))
  return {
    async goTo(path: string) {
      history.replaceState(null, '', path)
      listener?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    async staysAfter(minutes: number): Promise<boolean> {
      await vi.advanceTimersByTimeAsync(minutes * MINUTE)
      return state.stays
    },
  }
}

describe('readerStays', () => {
  test('resolves with the second page, not with another part of the first', async () => {
    const {goTo, staysAfter} = openDocument()
    expect(await staysAfter(0)).toBe(false)
    await goTo('/guides/#part')
    expect(await staysAfter(0)).toBe(false)
    await goTo('/concepts/')
    expect(await staysAfter(0)).toBe(true)
  })

  test('resolves with another document of the same visit, not with a reload', async () => {
    openDocument()
    expect(await openDocument().staysAfter(0)).toBe(false)
    history.replaceState(null, '', '/concepts/')
    expect(await openDocument().staysAfter(0)).toBe(true)
    history.replaceState(null, '', '/guides/')
    expect(await openDocument().staysAfter(0), 'back on the first page').toBe(true)
  })

  test('resolves after five minutes of reading the first page', async () => {
    const {staysAfter} = openDocument()
    expect(await staysAfter(4.9)).toBe(false)
    expect(await staysAfter(0.1)).toBe(true)
  })

  test('does not count minutes in which the tab is hidden', async () => {
    const {staysAfter} = openDocument()
    expect(await staysAfter(3)).toBe(false)
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})
    expect(await staysAfter(60)).toBe(false)
    Reflect.deleteProperty(document, 'visibilityState')
    expect(await staysAfter(1)).toBe(false)
    expect(await staysAfter(1)).toBe(true)
  })
})
