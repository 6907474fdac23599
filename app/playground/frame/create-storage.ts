/** A `Storage` in memory, whose entries are properties as well. */
export function createStorage(): Storage {
  const entries = new Map<string, string>()
  const methods: Storage = {
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(String(key)) ?? null,
    setItem: (key, value) => void entries.set(String(key), String(value)),
    removeItem: key => void entries.delete(String(key)),
    clear: () => entries.clear(),
  }
  return new Proxy(methods, {
    get: (_, key) => Reflect.get(methods, key) ?? entries.get(String(key)),
    set: (_, key, value) => Boolean(entries.set(String(key), String(value))),
    deleteProperty: (_, key) => entries.delete(String(key)) || true,
    has: (_, key) => key in methods || entries.has(String(key)),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => {
      const value = entries.get(String(key))
      return value === undefined
        ? undefined
        : {value, writable: true, enumerable: true, configurable: true}
    },
  })
}
