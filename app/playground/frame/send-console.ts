import type {ConsoleLine} from '../engine-api.ts'

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Maximum number of lines, so that a loop cannot flood the page. */
const MOST_LINES = 1000

/** Sends what the bundle logs, and its errors, to the page. */
export function sendConsole(): void {
  let count = 0
  const send = (level: ConsoleLine['level'], values: readonly unknown[]) => {
    if (count++ < MOST_LINES) {
      const text = values.map(describe).join(' ').slice(0, 5000)
      parent.postMessage({type: 'console', line: {level, text}}, '*')
    }
  }
  for (const level of levels) console[level] = (...values: unknown[]) => send(level, values)
  addEventListener('error', ({message}) => send('error', [message]))
  addEventListener('unhandledrejection', ({reason}) =>
    send('error', ['Uncaught (in promise)', reason]),
  )
}

function describe(value: unknown): string {
  try {
    if (value instanceof Error) return value.stack ?? String(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  } catch {
    return 'a value that cannot be shown'
  }
}
