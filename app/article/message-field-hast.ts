import type {Element} from 'hast'
import {SEARCH_PARAMETER} from '#contract/private/search-parameter.ts'
import {countElements, h, headingOf, searchField, text} from './hast-element.ts'

/** A page that lists more messages than this gets a field that searches for one. */
const MAX_UNFILTERED = 30

/** Puts a field above the first heading of a list of messages; see `search/shell/search-trigger.ts`. */
export function addMessageField(sections: readonly Element[]): Element[] {
  const first = sections.findIndex(({children}) => headingOf(children) === 'h2')
  const isMessage = ({properties}: Element) => properties['dataHead'] === 'Message'
  return countElements({type: 'root', children: [...sections]}, isMessage) > MAX_UNFILTERED
    ? sections.toSpliced(Math.max(0, first), 0, buildField())
    : [...sections]
}

function buildField(): Element {
  const field = searchField({name: SEARCH_PARAMETER, required: true})
  return h('form', {className: ['inline-form'], role: 'search', dataSearchFor: ''}, [
    h('label', {}, [h('span', {}, [text('Your message')]), text(' '), field]),
    h('button', {type: 'submit'}, [text('Find the fix')]),
  ])
}
