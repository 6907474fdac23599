/** The fields of an object that no class made. */
export type PlainObject = Record<string, unknown>

export function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** The value at a path of plain objects. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  let value = root
  for (const key of path)
    value = isPlain(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return value
}
