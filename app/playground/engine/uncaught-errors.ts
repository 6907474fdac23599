let fail: (error: unknown) => void = () => undefined

/** Runs a task that fails with the first uncaught error, which would end a process of Node.js. */
export function failWithUncaught<T>(task: () => Promise<T>): Promise<T> {
  const uncaught = new Promise<never>((_, reject) => {
    fail = reject
  })
  return Promise.race([task(), uncaught])
}

/** Reports errors in timers and in promises, which would otherwise end the worker or get lost. */
export function listenForUncaught(): void {
  addEventListener('error', event => {
    event.preventDefault()
    fail(event.error ?? event.message)
  })
  addEventListener('unhandledrejection', event => {
    event.preventDefault()
    fail(event.reason)
  })
}
