import type {Element, Nodes} from 'hast'
import {defaultModes, defaultTargets} from '#contract/default-choices.ts'
import {h, headingOf, text} from './hast-element.ts'

/** The menus would change nothing on a page that shows one default. */
const MIN_DEFAULTS = 2

/**
 * Puts menus above an article that shows defaults; see `enhance/default-choice.ts`. In a printable
 * section, they are below the title of the first page that shows defaults.
 */
export function addDefaultChoice(sections: readonly Element[]): Element[] {
  const counts = sections.map(countDefaults)
  if (sum(counts) < MIN_DEFAULTS) return [...sections]
  const first = counts.findIndex(count => count > 0)
  const pages = sections.slice(0, first + 1)
  const start = pages.findLastIndex(({children}) => headingOf(children) === 'h1')
  return sections.map((section, index) => {
    if (index !== Math.max(0, start)) return section
    const {children} = section
    const end = start === -1 ? 0 : 1
    return {
      ...section,
      children: [...children.slice(0, end), buildDefaultChoice(), ...children.slice(end)],
    }
  })
}

/** The defaults in an element that are in force in usual modes and for usual targets. */
function countDefaults(node: Nodes): number {
  if (node.type !== 'element') return 0
  const {dataDefault, className} = node.properties
  if (dataDefault === undefined) {
    return node.children.reduce((total, child) => total + countDefaults(child), 0)
  }
  return Array.isArray(className) && className.includes('default-other') ? 0 : 1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Menus for the mode and the target whose defaults an article shows. */
function buildDefaultChoice(): Element {
  return h('div', {className: ['default-choice'], role: 'group', ariaLabel: 'Defaults'}, [
    h('span', {}, [text('Show defaults for')]),
    buildMenu('mode', defaultModes),
    buildMenu('target', defaultTargets),
  ])
}

function buildMenu(name: string, values: readonly string[]): Element {
  const options = values.map(value => h('option', {value}, [text(value)]))
  const any = h('option', {value: ''}, [text('any')])
  // Without `autocomplete`, browsers restore an earlier choice, even if it has changed since.
  const menu = h('select', {autoComplete: ['off']}, [any, ...options])
  return h('label', {}, [h('span', {}, [text(name)]), text(' '), menu])
}
