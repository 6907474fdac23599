/** Prints what a build does and how long it takes. */
export interface StepLog {
  /** Runs a step, and prints its name and its time. */
  step<T>(name: string, run: () => Promise<T>): Promise<T>
  /** Shows the progress of a long task. */
  progress(name: string, done: number, total: number): void
  line(text: string): void
}

/** Where the log goes; in a terminal, a line can be replaced. */
interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
}

/** Milliseconds between two lines of progress, in a terminal and elsewhere. */
const INTERVALS = {terminal: 100, file: 5000}

/** A log that writes one line per step. */
export function createStepLog(output: Output, now = () => performance.now()): StepLog {
  const {isTTY = false} = output
  const write = (text: string) => output.write(text)
  let last = now()
  let isCounting = false
  function line(text: string): void {
    write(`${isCounting ? CLEAR : ''}${text}\n`)
    isCounting = false
  }
  return {
    async step(name, run) {
      const start = now()
      last = start
      const result = await run()
      line(`${name.padEnd(10)}${String(Math.round(now() - start)).padStart(7)} ms`)
      return result
    },
    progress(name, done, total) {
      if (done === 1) last = now() // what takes no time is not worth a line
      if (now() - last < (isTTY ? INTERVALS.terminal : INTERVALS.file)) return
      last = now()
      const text = `${name.padEnd(10)}${done} of ${total}`
      if (!isTTY) return line(text)
      write(CLEAR + text)
      isCounting = true
    },
    line,
  }
}

/** Clears the line of the terminal. */
const CLEAR = '\r\u001B[K'
