/** A value that cannot be missing here; throws with the name of what is missing. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}`)
  return value
}
