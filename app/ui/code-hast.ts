import type {Element} from 'hast'
import {buildNeeds} from './build-needs.ts'
import {h, hasClass, text, textOf} from './hast-element.ts'

/**
 * A frame around code, with its title and a button that copies it. Styles draw the icon of the button.
 * Console output looks like a terminal, and can be copied only if it has a command.
 */
export function buildCode(pre: Element, heading: string): Element {
  const code = pre.children.find(child => child.type === 'element' && child.tagName === 'code')
  const element = code?.type === 'element' ? code : undefined
  const {dataTitle, dataNeeds} = element?.properties ?? {}
  const title = typeof dataTitle === 'string' ? dataTitle : undefined
  const isConsole = element !== undefined && hasClass(element, 'language-console')
  const caption =
    title === undefined
      ? []
      : [h('figcaption', {className: ['code-title']}, [text(title), ...buildNeeds(dataNeeds)])]
  const canCopy = !isConsole || /^\$ /m.test(textOf(element))
  const copy = canCopy ? [buildButton(title ?? `code of “${heading}”`)] : []
  const className = ['code', ...(isConsole ? ['terminal'] : [])]
  return h('figure', {className}, [...caption, pre, ...copy])
}

function buildButton(name: string): Element {
  return h('button', {type: 'button', className: ['copy'], ariaLabel: `Copy ${name}`}, [])
}
