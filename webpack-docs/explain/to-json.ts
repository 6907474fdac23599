import {isPlain} from '#contract/private/plain-object.ts'

/**
 * A value of the configuration in JSON: `"[function]"` for a function, `"[TerserPlugin]"` for an
 * instance of a class, the source of a regular expression, and `"Infinity"`.
 */
export function toJson(value: unknown, parents: readonly unknown[] = []): unknown {
  if (typeof value === 'function') return '[function]'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp) return String(value)
  if (parents.includes(value)) return '[circular]'
  const inner = [...parents, value]
  if (Array.isArray(value)) return value.map(item => toJson(item, inner) ?? null)
  if (!isPlain(value)) return `[${value.constructor.name}]`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.map(([name, field]) => [name, toJson(field, inner)]))
}
