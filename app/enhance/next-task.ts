/** Lets the browser paint and react to the reader before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
