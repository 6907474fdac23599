import {expect, test} from 'vitest'
import {asksForSearch} from '../../../app/enhance/search-shortcut.ts'

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

test.each(['<a href="/">Home</a>', '<input type="checkbox">'])(
  'a slash opens the search from an element that takes no text: %s',
  html => {
    expect(opensFrom(html)).toEqual([true])
  },
)

test.each(['<input>', '<textarea></textarea>', '<i role="textbox"></i>'])(
  'a slash is typed into a field: %s',
  html => expect(opensFrom(html)).toEqual([false]),
)
