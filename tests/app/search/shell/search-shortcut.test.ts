import {expect, test} from 'vitest'
import {asksForSearch} from '../../../../app/search/shell/search-shortcut.ts'

/** Whether a slash that is typed into an element opens the search. */
function opensFrom(html: string): boolean[] {
  document.body.innerHTML = html
  const events: boolean[] = []
  const note = (event: KeyboardEvent) => events.push(asksForSearch(event, true))
  document.addEventListener('keydown', note, {once: true})
  const event = new KeyboardEvent('keydown', {key: '/', bubbles: true})
  document.body.firstElementChild?.dispatchEvent(event)
  return events
}

test.each([
  ['<a href="/">Home</a>', true],
  ['<input type="checkbox">', true],
  ['<input>', false],
  ['<textarea></textarea>', false],
  ['<i role="textbox"></i>', false],
])('a slash opens the search only from what takes no text: %s %s', (html, opens) => {
  expect(opensFrom(html)).toEqual([opens])
})
