/*
 * `vm`: webpack evaluates magic comments and modules of the build in a context. There is one
 * context in a worker, so that the variables of another one are parameters.
 */
export class Script {
  readonly #code: string

  constructor(code: string) {
    this.#code = code
  }

  runInThisContext(): unknown {
    return runInThisContext(this.#code)
  }

  runInContext(context: object): unknown {
    return runInContext(this.#code, context)
  }

  runInNewContext(context: object = {}): unknown {
    return runInContext(this.#code, context)
  }
}

export function runInThisContext(code: string): unknown {
  return globalThis.eval(code)
}

export function runInContext(code: string, context: object): unknown {
  const run = new Function('__context', `with (__context) { return eval(${JSON.stringify(code)}) }`)
  return run(context)
}

export const runInNewContext = (code: string, context: object = {}) => runInContext(code, context)

export const createContext = (context: object = {}) => context

export const isContext = () => true
