/** Says what a build does and how long it takes. */
export interface StepLog {
  /** Runs a step and says its name and its time. */
  step<T>(name: string, run: () => Promise<T>): Promise<T>
  line(text: string): void
}

/** A log that writes one line per step. */
export function createStepLog(write: (line: string) => void): StepLog {
  return {
    async step(name, run) {
      const start = performance.now()
      const result = await run()
      const time = Math.round(performance.now() - start)
      write(`${name.padEnd(10)}${String(time).padStart(7)} ms`)
      return result
    },
    line: write,
  }
}
