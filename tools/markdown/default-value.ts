import type {PhrasingContent} from 'mdast'

/** A default as pages show it. Values that are too long for a line have no content. */
export function buildDefaultValue(value = 'undefined'): PhrasingContent {
  if (!isShortened(value)) return {type: 'inlineCode', value}
  return {type: 'text', value: value.startsWith('[') ? 'a list' : 'an object'}
}

/** Whether a value is an object or a list without its content, which is not worth showing. */
export function isShortened(value: string): boolean {
  return /^[[{]\/\* … \*\/[\]}]$/.test(value)
}
