/** A field of something whose shape is not known; nothing where reading it fails. */
export function fieldOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined // getters of deprecated members may refuse
  }
}

/** Calls a method of something whose shape is not known. */
export function callMethod(value: unknown, name: string, ...args: unknown[]): unknown {
  const method = fieldOf(value, name)
  if (typeof method !== 'function') throw new Error(`There is no method ${name}`)
  return Reflect.apply(method, value, args)
}

/** The name of the class of an object. */
export function classNameOf(value: unknown): string {
  const name = fieldOf(fieldOf(value, 'constructor'), 'name')
  return typeof name === 'string' ? name : ''
}

/** Whether something can have fields. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/** Whether something is a class, and not just a function. */
export function isClass(value: unknown): value is object {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))
}
