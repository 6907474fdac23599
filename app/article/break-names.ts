import type {Element, ElementContent} from 'hast'
import {h, text, textOf} from './hast-element.ts'

/** Lets names in code, and other long names, break between their words. */
export function breakNode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return breakLongNames(node.value)
  if (node.type !== 'element') return [node]
  return [node.tagName === 'code' ? breakCode(node) : withBreaks(node)]
}

function withBreaks(node: Element): Element {
  return {...node, children: node.children.flatMap(breakNode)}
}

/** Words of this length are names, not prose. They are looked for at the start of a word alone. */
const LONG_NAME = /(?<!\S)(\S{25,})/

function breakLongNames(value: string): ElementContent[] {
  if (!LONG_NAME.test(value)) return [text(value)]
  const parts = value.split(LONG_NAME)
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return breakName(part)
    return part === '' ? [] : [text(part)]
  })
}

function breakCode(node: Element): Element {
  const isShortFlag = /^-.{1,11}$/.test(textOf(node))
  const properties = {...node.properties, ...(isShortFlag && {className: ['short-flag']})}
  return {...node, properties, children: node.children.flatMap(breakText)}
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [withBreaks(node)]
  if (node.type !== 'text' || node.value.length < SHORTEST) return [node]
  if (node.value.length <= MAX_UNBROKEN && /^\w+$/.test(node.value)) return [node]
  return breakName(node.value)
}

function breakName(name: string): ElementContent[] {
  const [first = '', ...others] = breakNames(name).split('\n')
  return [text(first), ...others.flatMap(part => [h('wbr', {}, []), text(part)])]
}

/** Characters of a name that may break. */
const SHORTEST = 12

/** Characters of a name of one word that stays unbroken, such as the name of a hook. */
const MAX_UNBROKEN = 20

/**
 * A line feed wherever a name may break: `output.path`, `src/index`, `chunkIds`, `snake_case`.
 * Browsers break after hyphens by themselves.
 */
export function breakNames(code: string): string {
  return code.replaceAll(
    /([\w\])>*][./](?=\w{3}|\[)|\w[:=,](?=\w)|\|(?=\S)|[a-zA-Z\d]_(?=[a-zA-Z])|[a-z\d]{2}(?=[A-Z]))/g,
    '$1\n',
  )
}
