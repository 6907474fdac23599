import {consoleLevels, type ConsoleLine} from '../console-line.ts'

/** Sends a line of the console to the page. */
export type SendLine = (line: ConsoleLine) => void

/** Maximum number of lines, so that a loop cannot flood the page. */
const MAX_LINES = 1000

export function limitLines(send: SendLine): SendLine {
  let count = 0
  return line => {
    if (count++ < MAX_LINES) send(line)
  }
}

/** Sends what a document or a worker logs, and its errors. */
export function sendConsole(send: SendLine): void {
  const log = (level: ConsoleLine['level'], values: readonly unknown[]) =>
    send({level, text: values.map(describe).join(' ').slice(0, 5000)})
  for (const level of consoleLevels) console[level] = (...values: unknown[]) => log(level, values)
  addEventListener('error', ({message}) => log('error', [message]))
  addEventListener('unhandledrejection', ({reason}) =>
    log('error', ['Uncaught (in promise)', reason]),
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
