/** Maximum number of open files. */
const LIMIT = 16

/** Maps values in order, several at a time: the disk works while the processor does. */
export async function mapConcurrently<T, U>(
  values: readonly T[],
  map: (value: T) => Promise<U>,
): Promise<U[]> {
  const results: U[] = []
  for (let start = 0; start < values.length; start += LIMIT) {
    results.push(...(await Promise.all(values.slice(start, start + LIMIT).map(map))))
  }
  return results
}
