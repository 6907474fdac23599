const {getOwnPropertyDescriptor, is} = Object
const {getPrototypeOf, isExtensible, ownKeys} = Reflect

/**
 * Remembers the properties of objects that all code shares: those of the language and the browser,
 * which the global object leads to, and others. The returned function reports whether any has changed:
 * a project that changes them also changes webpack, and with it all later builds.
 */
export function watchIntrinsics(
  root: object,
  others: readonly object[],
  isWatched: (object: object) => boolean = () => true,
): () => boolean {
  const shared = [...new Set([...findReachable([root, ...hidden], isWatched), ...others])]
  const before = shared.map(describeStable)
  // Loops by index: a project may have changed what others call.
  return () => {
    for (let at = 0; at < shared.length; at++) {
      const object = shared[at]
      if (object && !isSame(describe(object), before[at] ?? [])) return true
    }
    return false
  }
}

/** Objects that only syntax leads to. */
const hidden: readonly object[] = [
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  ''.matchAll(/a/g),
  function* () {},
  async function* () {},
  async () => {},
].map(value => Object.getPrototypeOf(value))

/** Objects with all that their properties and getters lead to. No getter is called. */
function findReachable(
  roots: readonly object[],
  isWatched: (object: object) => boolean,
): Set<object> {
  const found = new Set(roots)
  for (const object of found) {
    for (const value of describe(object)) {
      const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
      if (isObject && isWatched(value)) found.add(value)
    }
  }
  return found
}

/** Leaves open what is another value each time it is read: `supportedEntryTypes` in WebKit. */
function describeStable(object: object): unknown[] {
  const again = describe(object)
  return describe(object).map((value, at) => (is(value, again[at]) ? value : UNSTABLE))
}

const UNSTABLE = Symbol('unstable')

/** All that can be changed in an object, in a list that can be compared. */
function describe(object: object): unknown[] {
  const list: unknown[] = [getPrototypeOf(object), isExtensible(object)]
  const keys = ownKeys(object)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? ''
    const {value, get, set, writable} = getOwnPropertyDescriptor(object, key) ?? {}
    const start = list.length
    list[start] = key
    list[start + 1] = value
    list[start + 2] = get
    list[start + 3] = set
    list[start + 4] = writable
  }
  return list
}

function isSame(now: readonly unknown[], before: readonly unknown[]): boolean {
  if (now.length !== before.length) return false
  for (let at = 0; at < now.length; at++) {
    if (!is(now[at], before[at]) && before[at] !== UNSTABLE) return false
  }
  return true
}
