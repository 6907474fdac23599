/** Maps values in order, several at a time. After an error, the values that are left are not mapped. */
export async function mapConcurrently<T, U>(
  values: readonly T[],
  atATime: number,
  map: (value: T) => Promise<U>,
): Promise<U[]> {
  const results: U[] = []
  const errors: unknown[] = []
  const queue = values.entries()
  async function work(): Promise<void> {
    for (const [index, value] of queue) {
      if (errors.length > 0) return
      try {
        results[index] = await map(value)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({length: atATime}, work))
  if (errors.length > 0) throw errors[0]
  return results
}
