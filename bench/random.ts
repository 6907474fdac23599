/** Numbers that look random and are the same on every run. */
export interface Random {
  /** A whole number from 0 to just below the limit. */
  below(limit: number): number
  pick<T>(values: readonly T[]): T
}

/** Starts a sequence; the same seed gives the same one. It is mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from')
      return value
    },
  }
}
