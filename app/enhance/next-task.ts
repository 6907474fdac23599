/** Yields to the browser, so that it can paint and handle events. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
