import type {Element, ElementContent} from 'hast'
import {RUN_COST} from '#contract/private/playground.ts'
import {h, hasClass, text, textOf} from './hast-element.ts'

/**
 * A frame around code, with its title, a button that copies it, and a button that runs its project.
 * Styles draw the icon of the copy button. What a command prints looks different, and can be copied
 * only if the command is there too.
 */
export function buildCode(pre: Element, heading: string): Element {
  const code = pre.children.find(child => child.type === 'element' && child.tagName === 'code')
  const element = code?.type === 'element' ? code : undefined
  const {dataTitle, dataNeeds, dataRun} = element?.properties ?? {}
  const title = typeof dataTitle === 'string' ? dataTitle : undefined
  const isConsole = element !== undefined && hasClass(element, 'language-console')
  const isText = element !== undefined && hasClass(element, 'language-text')
  const isOutput = isConsole || (isText && title === undefined)
  const caption =
    title === undefined
      ? []
      : [h('figcaption', {className: ['code-title']}, [text(title), ...buildNeeds(dataNeeds)])]
  const canCopy = !isOutput || (isConsole && /^\$ /m.test(textOf(element)))
  const copy = canCopy
    ? [buildButton(title ?? (heading === '' ? 'code' : `code of “${heading}”`))]
    : []
  const className = ['code', ...(isOutput ? ['output'] : [])]
  return h('figure', {className}, [...caption, pre, ...buildRun(dataRun), ...copy])
}

/** ` webpack 5.109+`, behind the title of a sample that uses something new. */
function buildNeeds(version: unknown): ElementContent[] {
  if (typeof version !== 'string') return []
  return [text(' '), h('span', {className: ['badge']}, [text(`webpack ${version}+`)])]
}

function buildRun(example: unknown): ElementContent[] {
  if (typeof example !== 'string') return []
  const properties = {
    type: 'button',
    className: ['run'],
    dataRun: example,
    dataTestid: 'playground-run',
  }
  const cost = h('span', {}, [text(` · ${RUN_COST}, once`)])
  return [h('button', properties, [text('Run'), cost])]
}

function buildButton(name: string): Element {
  return h('button', {type: 'button', className: ['copy'], ariaLabel: `Copy ${name}`}, [])
}
