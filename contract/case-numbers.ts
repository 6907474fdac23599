/**
 * The number of a case, from the positions of its values in the lists of the inputs. The position
 * of the last input changes from each case to the next.
 */
export function numberOf(positions: readonly number[], sizes: readonly number[]): number {
  return sizes.reduce((number, size, index) => number * size + (positions[index] ?? 0), 0)
}

/** The positions of the values in the case with this number: `numberOf` reversed. */
export function positionsOf(number: number, sizes: readonly number[]): number[] {
  let rest = number
  return sizes
    .toReversed()
    .map(size => {
      const position = rest % size
      rest = Math.floor(rest / size)
      return position
    })
    .toReversed()
}
