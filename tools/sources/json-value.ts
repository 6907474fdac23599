import type {z} from 'zod'
import {findDeepLine} from './deep-line.ts'
import {checkHidden} from './hidden-characters.ts'
import type {Issue} from '../issues/issue.ts'
import type {YamlSource} from './yaml-lines.ts'
import {parseYaml} from './yaml-value.ts'

/**
 * The value of a JSON file, checked; every issue has its line. Valid files are read
 * many times faster than by `parseYaml`, which records the place of every value.
 */
export function parseJson<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
): {value?: T; issues: Issue[]} {
  const value = parsePlain(source.text)
  const result = value === undefined ? undefined : schema.safeParse(value)
  return result?.success ? {value: result.data, issues: []} : parseYaml(schema, source)
}

/** Parses the text; undefined if it may contain anything to report to the author. */
function parsePlain(text: string): unknown {
  if (/\\u|__proto__/.test(text) || findDeepLine(text) !== undefined) return undefined
  if (checkHidden(text, {file: '', line: 1}).length > 0) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // If two keys have the same name, only the last is in the value.
    return countKeys(value) === [...text.matchAll(strings)].filter(([, colon]) => colon).length
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** In valid JSON, a colon comes after every key and after no other string. */
const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/g

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, child) => sum + countKeys(child), own)
}
