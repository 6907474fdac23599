import {expect, test} from 'vitest'
import {listenForTabs} from '../../../app/enhance/tabs.ts'

test('arrow keys, Home and End choose a tab of a set, in a circle', () => {
  const tabs = ['a', 'b', 'c'].map(name => `<button role="tab" id="${name}"></button>`)
  document.body.innerHTML = `<div class="tabs">${tabs.join('')}</div>`
  listenForTabs(document)
  const press = (id: string, key: string) => {
    const event = new KeyboardEvent('keydown', {key, bubbles: true})
    document.getElementById(id)?.dispatchEvent(event)
    return document.querySelector('[aria-selected="true"]')?.id
  }
  expect(press('a', 'ArrowRight')).toBe('b')
  expect(press('b', 'End')).toBe('c')
  expect(press('c', 'ArrowRight')).toBe('a')
  expect(press('a', 'ArrowLeft')).toBe('c')
  expect(press('c', 'Home')).toBe('a')
})
