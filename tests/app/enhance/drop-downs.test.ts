import {beforeAll, beforeEach, expect, test} from 'vitest'
import {listenForDropDowns} from '../../../app/enhance/drop-downs.ts'
import {find} from '../dom.ts'

beforeAll(() => listenForDropDowns(document))

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#before">Before</a>
    <details data-drop-down><summary>Menu</summary><a href="#part">Part</a><p>Text</p></details>
    <details id="other"><summary>More</summary></details>`
  for (const details of document.querySelectorAll('details')) details.open = true
})

const isOpen = () => find<HTMLDetailsElement>('[data-drop-down]').open
const dispatch = (selector: string, event: Event) => find(selector).dispatchEvent(event)

test('a drop-down closes after a choice', () => {
  dispatch('p', new MouseEvent('click', {bubbles: true}))
  expect(isOpen()).toBe(true)
  dispatch('[data-drop-down] a', new MouseEvent('click', {bubbles: true, cancelable: true}))
  expect(isOpen()).toBe(false)
})

test('a drop-down closes with Escape, and gives the focus back to its summary', () => {
  find('[data-drop-down] a').focus()
  dispatch('body', new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}))
  expect(isOpen()).toBe(true)
  dispatch('body', new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.textContent).toBe('Menu')
})

test.each(['pointerdown', 'focusin'])('a drop-down closes on %s elsewhere', type => {
  dispatch('[data-drop-down] p', new Event(type, {bubbles: true}))
  expect(isOpen()).toBe(true)
  dispatch('body > a', new Event(type, {bubbles: true}))
  expect(isOpen()).toBe(false)
})

test('other details stay open', () => {
  dispatch('body', new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))
  dispatch('body > a', new Event('pointerdown', {bubbles: true}))
  expect(find<HTMLDetailsElement>('#other').open).toBe(true)
})
