/** Statistics of several runs of one measurement. */
export interface Summary {
  readonly median: number
  readonly min: number
  readonly max: number
  /** In the order in which they were measured. */
  readonly values: readonly number[]
}

/** Sums up runs by their median, which one slow run does not move. */
export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? Number.NaN
  const high = sorted[Math.ceil(middle)] ?? Number.NaN
  return {
    median: (low + high) / 2,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
    values,
  }
}

/** Measures several times, one after the other. */
export async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}
