/** Objects that all code shares. */
const intrinsics: readonly object[] = [
  globalThis,
  ...[Object, Function, Array, String, Number, Boolean, Symbol, RegExp, Date, Error].flatMap(
    constructor => [constructor, constructor.prototype],
  ),
  ...[Map, Set, WeakMap, WeakSet, Promise].flatMap(constructor => [
    constructor,
    constructor.prototype,
  ]),
  JSON,
  Math,
  Reflect,
]

/**
 * Remembers the properties of shared objects. The returned function reports whether they have
 * changed: a project that changes them also changes webpack, and with it all later builds.
 */
export function watchIntrinsics(): () => boolean {
  const {getOwnPropertyDescriptors, is, keys} = Object
  const read = (object: object) => {
    const descriptors = getOwnPropertyDescriptors(object)
    return keys(descriptors).map(key => [key, descriptors[key]?.value] as const)
  }
  const before = intrinsics.map(read)
  return () =>
    intrinsics.some((object, index) => {
      const [old = [], now] = [before[index], read(object)]
      return (
        now.length !== old.length ||
        now.some(([key, value], at) => key !== old[at]?.[0] || !is(value, old[at]?.[1]))
      )
    })
}
