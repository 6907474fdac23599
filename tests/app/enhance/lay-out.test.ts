import {afterEach, describe, expect, test, vi} from 'vitest'
import {FROM_TOP, layOutRest} from '../../../app/enhance/lay-out.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.className = ''
  document.body.innerHTML = ''
})

function open({keepsView}: {keepsView: boolean}): void {
  vi.stubGlobal('CSS', {supports: () => keepsView})
  document.documentElement.className = FROM_TOP
  document.body.innerHTML = '<nav></nav><div class="article"><section data-below>…</section></div>'
  layOutRest(document)
}

function isPartlyLaidOut(): boolean {
  return document.documentElement.classList.contains(FROM_TOP)
}

function press(key: string, ctrlKey = false): void {
  document.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey}))
}

describe('in a browser that keeps the view where it is', () => {
  test.each(['ArrowDown', 'a'])('%s leaves what is far below to the browser', key => {
    open({keepsView: true})
    press(key)
    document.dispatchEvent(new Event('scroll'))
    expect(isPartlyLaidOut()).toBe(true)
  })

  test.each([
    ['End', false],
    ['a', true],
  ])('all is laid out for %s, with Ctrl: %s', (key, ctrlKey) => {
    open({keepsView: true})
    press(key, ctrlKey)
    expect(isPartlyLaidOut()).toBe(false)
  })
})

describe('in another browser', () => {
  test('a list that scrolls to its current page does not lay out the whole article', () => {
    open({keepsView: false})
    document.querySelector('nav')?.dispatchEvent(new Event('scroll'))
    expect(isPartlyLaidOut()).toBe(true)
  })

  test('the whole article is laid out when the reader scrolls', () => {
    open({keepsView: false})
    document.dispatchEvent(new Event('scroll'))
    expect(isPartlyLaidOut()).toBe(false)
  })
})
