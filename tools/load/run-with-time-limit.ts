import {createContext, Script} from 'node:vm'

/** Name of the property through which the script gets its function. */
const scope: {task: () => void} = {task: () => undefined}
const context = createContext(scope)
const script = new Script('task()')

/**
 * Runs a synchronous task, and stops it in the middle of its work when its time is up; it then has
 * no result.
 */
export function runWithTimeLimit<T>(milliseconds: number, task: () => T): {value: T} | undefined {
  const results: Array<{value: T}> = []
  scope.task = () => results.push({value: task()})
  try {
    script.runInContext(context, {timeout: milliseconds})
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  return results[0]
}

/** The error comes from the other context and is not an instance of our `Error`. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
