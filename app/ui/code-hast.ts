import type {Element, ElementContent} from 'hast'
import {buildNeeds} from './build-needs.ts'
import {h, text} from './hast-element.ts'

/** Set by the bundler: how much the playground downloads, such as `1.4 MB`. */
declare const RUN_COST: string

/** A frame around code: its title, a copy button, and a button that runs its project. */
export function buildCode(pre: Element): Element {
  const code = pre.children.find(child => child.type === 'element' && child.tagName === 'code')
  const {dataTitle, dataNeeds, dataRun} = code?.type === 'element' ? code.properties : {}
  const copy = h('button', {type: 'button', className: ['copy']}, [text('Copy')])
  const caption =
    typeof dataTitle === 'string'
      ? [h('figcaption', {className: ['code-title']}, [text(dataTitle), ...buildNeeds(dataNeeds)])]
      : []
  return h('figure', {className: ['code']}, [...caption, pre, ...buildRun(dataRun), copy])
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
