import {afterEach, expect, test} from 'vitest'
import {FROM_TOP, layOutWhenIdle} from '../../../app/enhance/lay-out.ts'

afterEach(() => {
  document.documentElement.className = ''
  document.body.innerHTML = ''
})

test('a list that scrolls to its current page does not lay out the whole article', () => {
  open()
  document.querySelector('nav')?.dispatchEvent(new Event('scroll'))
  expect(isPartlyLaidOut()).toBe(true)
})

test('the whole article is laid out when the reader scrolls', () => {
  open()
  document.dispatchEvent(new Event('scroll'))
  expect(isPartlyLaidOut()).toBe(false)
})

function open(): void {
  document.documentElement.className = FROM_TOP
  document.body.innerHTML = '<nav></nav><div class="article"><section data-below>…</section></div>'
  layOutWhenIdle(document)
}

function isPartlyLaidOut(): boolean {
  return document.documentElement.classList.contains(FROM_TOP)
}
