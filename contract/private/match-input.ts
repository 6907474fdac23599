import type {DefaultInput} from '../defaults.ts'
import {buildValueText} from './value-text.ts'
import {isPlain} from './plain-object.ts'

/**
 * The listed value of an input that stands for a value of a configuration; undefined if none does.
 * An object stands for all objects with its fields, and `{}` for any other.
 */
export function matchInput(value: unknown, {values, same = {}}: DefaultInput): string | undefined {
  const text = buildValueText(value)
  const listed = Object.hasOwn(same, text) ? same[text] : text
  if (listed !== undefined && (listed === 'undefined' || values.includes(listed))) return listed
  if (!isPlain(value)) return undefined
  const fields = new Set(
    Object.entries(value).map(([name, field]) => `{${name}: ${buildValueText(field)}}`),
  )
  return values.find(each => fields.has(each)) ?? values.find(each => each === '{}')
}
