/*
 * `vm`: webpack evaluates magic comments and modules of the build in a context. A worker has a
 * single context, so the variables of another one become parameters.
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
  // oxlint-disable-next-line no-eval -- Node.js evaluates it in the same way
  return globalThis.eval(code)
}

export function runInContext(code: string, context: object): unknown {
  const run = new Function('__context', `with (__context) { return eval(${JSON.stringify(code)}) }`)
  return run(context)
}

export const runInNewContext = (code: string, context: object = {}) => runInContext(code, context)

export const createContext = (context: object = {}) => context

export const isContext = () => true
