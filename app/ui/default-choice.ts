import type {Element} from 'hast'
import {defaultModes, defaultTargets} from '#contract/default-choices.ts'
import {h, text} from './hast-element.ts'

/**
 * Menus for the mode and the target whose defaults an article shows; see
 * `enhance/default-choice.ts`.
 */
export function buildDefaultChoice(): Element {
  return h('div', {className: ['default-choice'], role: 'group', ariaLabel: 'Defaults'}, [
    h('span', {}, [text('Show defaults for')]),
    buildMenu('mode', defaultModes),
    buildMenu('target', defaultTargets),
  ])
}

function buildMenu(name: string, values: readonly string[]): Element {
  const options = values.map(value => h('option', {value}, [text(value)]))
  const any = h('option', {value: ''}, [text('any')])
  // Without `autocomplete`, a browser restores what was chosen before, also if it changed since.
  return h('label', {}, [
    h('span', {}, [text(name)]),
    text(' '),
    h('select', {autoComplete: ['off']}, [any, ...options]),
  ])
}
