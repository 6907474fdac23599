/** The objects that ES modules export. */
const namespaces = new WeakSet<object>()

/** Remembers what an ES module exports. */
export function noteNamespace(exports: unknown): void {
  if (exports instanceof Object) namespaces.add(exports)
}

/** What `import` gets of a module: all that a CommonJS module exports is also its default. */
export function toNamespace(exports: unknown): unknown {
  if (!(exports instanceof Object)) return {__esModule: true, default: exports}
  if (namespaces.has(exports)) return exports
  const own = {__esModule: {value: true}, default: {value: exports}}
  const isThenable = typeof Reflect.get(exports, 'then') === 'function' // `await` would call it
  return Object.create(isThenable ? {} : exports, own)
}
