/** A function that loads what each key stands for once, and again after a failure. */
export function loadOnce<Value, Key = void>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return key => {
    const old = known.get(key)
    if (old) return old
    const value = load(key)
    known.set(key, value)
    value.catch(() => known.delete(key))
    return value
  }
}
