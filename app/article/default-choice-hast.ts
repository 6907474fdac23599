import type {Element} from 'hast'
import {defaultModes, defaultTargets} from '#contract/default-choices.ts'
import {countElements, h, hasClass, headingOf, text} from './hast-element.ts'

/** The menus would change nothing on a page that shows one default. */
const MIN_DEFAULTS = 2

/**
 * Puts menus above an article that shows defaults; see `enhance/default-choice.ts`. In a printable
 * section, they are below the title of the first page that shows defaults.
 */
export function addDefaultChoice(sections: readonly Element[]): Element[] {
  const counts = sections.map(countDefaults)
  const first = counts.findIndex(count => count > 0)
  if (counts.reduce((sum, count) => sum + count, 0) < MIN_DEFAULTS) return [...sections]
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
function countDefaults(section: Element): number {
  return countElements(
    section,
    element =>
      element.properties['dataDefault'] !== undefined && !hasClass(element, 'default-other'),
  )
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
