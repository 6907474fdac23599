export const consoleLevels = ['log', 'info', 'warn', 'error', 'debug'] as const

/** A line in the console of a bundle. */
export interface ConsoleLine {
  readonly level: (typeof consoleLevels)[number]
  readonly text: string
}

/** Checks a line from a frame, in which a bundle can send what it wants. */
export function isConsoleLine(value: unknown): value is ConsoleLine {
  return (
    value instanceof Object &&
    'level' in value &&
    'text' in value &&
    consoleLevels.some(level => level === value.level) &&
    typeof value.text === 'string'
  )
}
