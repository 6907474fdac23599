import {isPlain} from '../plain-object.ts'

/** Maximum length of a key; no option has a longer one. */
export const MAX_KEY = 200

/** Keys and indices: `['module', 'rules', '0']`. */
export type ValuePath = readonly string[]

/** The value at a path of plain objects and lists. */
export function readAt(root: unknown, path: ValuePath): unknown {
  let value = root
  for (const key of path) value = hasField(value, key) ? Reflect.get(value, key) : undefined
  return value
}

/** A copy without the property at a path. The objects around it are copied, and nothing else. */
export function removeAt<T>(root: T, path: ValuePath): T {
  const [key, ...rest] = path
  if (key === undefined || !hasField(root, key)) return root
  const copy = Array.isArray(root) ? [...root] : {...root}
  if (rest.length === 0) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, removeAt(Reflect.get(root, key), rest))
  return Object.assign(copy)
}

function hasField(value: unknown, key: string): value is object {
  return (isPlain(value) || Array.isArray(value)) && Object.hasOwn(value, key)
}
