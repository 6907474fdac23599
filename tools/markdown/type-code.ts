import type {ElementContent, Text} from 'hast'
import type {PhrasingContent} from 'mdast'
import {splitUnion} from '#contract/union-types.ts'
import {buildText} from './build-nodes.ts'

/** The members of a union, or the signatures of a function that has several. */
export function typeOf(type: string): PhrasingContent[] {
  const [, signatures] = /^\{ ([(<].*); \}$/.exec(type) ?? []
  if (signatures === undefined) return join(splitUnion(type).map(code), ' | ')
  return join(splitOutside(signatures).map(code), ' or ')
}

/** Splits at each semicolon that is not in brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (const {0: sign, index} of text.matchAll(/[({[\]})]|; /g)) {
    if (/[({[]/.test(sign)) depth++
    else if (sign !== '; ') depth--
    else if (depth === 0) {
      parts.push(text.slice(start, index))
      start = index + sign.length
    }
  }
  return [...parts, text.slice(start)]
}

/** Items with a text between them, each its own node: the last transform joins neighboring texts. */
export function join(
  items: ReadonlyArray<PhrasingContent | PhrasingContent[]>,
  separator: string | PhrasingContent = ', ',
): PhrasingContent[] {
  const buildBetween = () => (typeof separator === 'string' ? buildText(separator) : separator)
  return items.flatMap((item, index) => (index === 0 ? item : [buildBetween(), item].flat()))
}

/** Strings within longer code, such as `("a-b" | "c")[]`, are elements, so that they do not break. */
export function code(value: string): PhrasingContent {
  const parts = value.split(/("[^"]*")/)
  const isLonger = parts.some((part, index) => index % 2 === 0 && part !== '')
  if (!isLonger || parts.every(part => !isBreakable(part))) return {type: 'inlineCode', value}
  const hChildren = parts.filter(part => part !== '').map(buildPart)
  return {type: 'inlineCode', value, data: {hChildren}}
}

/** `"a-b"` could break behind its hyphen. */
function isBreakable(part: string): boolean {
  return /^"[^"]*[ -][^"]*"$/.test(part)
}

function buildPart(value: string): ElementContent {
  const content: Text = {type: 'text', value}
  if (!isBreakable(value)) return content
  const properties = {className: ['whole']}
  return {type: 'element', tagName: 'span', properties, children: [content]}
}

/** A default as pages show it. Values that are too long for a line have no content. */
export function buildDefaultValue(value = 'undefined'): PhrasingContent {
  if (!isShortened(value)) return {type: 'inlineCode', value}
  return {type: 'text', value: value.startsWith('[') ? 'a list' : 'an object'}
}

/** Whether a value is an object or a list without its content, which is not worth showing. */
export function isShortened(value: string): boolean {
  return /^[[{]\/\* … \*\/[\]}]$/.test(value)
}
