/** A module of Node.js that needs an operating system: it can be imported, but not be used. */
export function createUnavailable(name: string): object {
  const fail = () => {
    throw new Error(`The playground runs in a browser, which has no ${name}.`)
  }
  return new Proxy(fail, {
    get: (_, key) => {
      if (key === '__esModule' || typeof key === 'symbol' || key === 'then') return undefined
      return key === 'default' ? createUnavailable(name) : createUnavailable(`${name}.${key}`)
    },
    construct: fail,
  })
}
