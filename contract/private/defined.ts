/** A copy of an object without the fields that are undefined, in the same order. */
export function defined<T extends object>(value: T): T {
  const copy = {...value}
  for (const key in copy) if (copy[key] === undefined) delete copy[key]
  return copy
}
