/*
 * Configurations import packages that the engine does not have. Stand-ins let them run: they can be
 * called, constructed and read, and every result is another stand-in.
 */
const standIns = new WeakSet<object>()

export function isStandIn(value: unknown): boolean {
  return value instanceof Object && standIns.has(value)
}

/** Stands in for the exports of a package, and for every value that is derived from them. */
export function createStandIn(name: string): object {
  const again = () => createStandIn(name)
  const standIn = new Proxy(function () {}, {
    apply: again,
    construct: again,
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => name
      if (key === Symbol.iterator) return () => [].values()
      if (key === 'loader') return name // as of `MiniCssExtractPlugin.loader`
      return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : again()
    },
  })
  standIns.add(standIn)
  return standIn
}
