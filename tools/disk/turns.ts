/** Makes something once fewer than two others are being made. */
export type InTurn = <Made>(make: () => Promise<Made>) => Promise<Made>

/** Limits what is made at a time to two, for results that take much memory meanwhile. */
export function createTurns(): InTurn {
  let [before, last]: Array<Promise<unknown>> = []
  return make => {
    const made = Promise.resolve(before).then(make)
    ;[before, last] = [last, made.catch(() => undefined)]
    return made
  }
}
