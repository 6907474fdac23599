/** The objects that ES modules export. */
const namespaces = new WeakSet<object>()

/** Notes that an object holds the exports of an ES module. */
export function noteNamespace(exports: unknown): void {
  if (exports instanceof Object) namespaces.add(exports)
}

/**
 * The namespace that `import` gets. The exports of a CommonJS module are also its default export.
 */
export function toNamespace(exports: unknown): unknown {
  if (!(exports instanceof Object)) return {__esModule: true, default: exports}
  if (namespaces.has(exports)) return exports
  const own = {__esModule: {value: true}, default: {value: exports}}
  const isThenable = typeof Reflect.get(exports, 'then') === 'function' // `await` would call it
  return Object.create(isThenable ? {} : exports, own)
}
