import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {forgetViews, readerStays} from '../../../app/offline-setting/reader-stays.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/guides/')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
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

  test('resolves with the first page of a later visit, for which only a word is remembered', async () => {
    expect(await openDocument().staysAfter(0)).toBe(false)
    expect(Object.entries(localStorage)).toEqual([['page-seen', '"yes"']])
    sessionStorage.clear()
    expect(await openDocument().staysAfter(0)).toBe(true)
    sessionStorage.clear()
    forgetViews()
    expect(localStorage).toHaveLength(0)
    expect(await openDocument().staysAfter(0)).toBe(false)
  })

  test('resolves with the first page where everything is stored already', async () => {
    const index = new Response('{}', {headers: {'X-Complete': '1'}})
    vi.stubGlobal('caches', {match: async () => index})
    const value = {controller: {}}
    Object.defineProperty(navigator, 'serviceWorker', {value, configurable: true})
    expect(await openDocument().staysAfter(0)).toBe(true)
  })

  test('waits for another page where the tab can store nothing', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', {getItem: () => null, setItem})
    const {goTo, staysAfter} = openDocument()
    await goTo('/concepts/')
    expect(await staysAfter(0)).toBe(true)
  })

  test('resolves after five minutes on the first page in which the tab is visible', async () => {
    const {staysAfter} = openDocument()
    for (let minute = 0; minute < 5; minute++) {
      expect(await staysAfter(0.9)).toBe(false)
      setVisibility('hidden')
      expect(await staysAfter(0.1)).toBe(false)
      setVisibility('visible')
    }
    setVisibility('hidden')
    expect(await staysAfter(60)).toBe(false)
    setVisibility('visible')
    expect(await staysAfter(0.4)).toBe(false)
    expect(await staysAfter(0.1)).toBe(true)
  })

  function setVisibility(value: DocumentVisibilityState): void {
    Object.defineProperty(document, 'visibilityState', {value, configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
  }
})
