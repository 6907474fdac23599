import {createHash} from 'node:crypto'

/** Milliseconds that `calculate` takes on a fast machine that does nothing else. */
const FAST = 80

/** Environment variable: workers of a test run inherit what its first process measured. */
const NAME = 'TEST_SLOWDOWN'

/** Factor by which this machine is slower than a fast, idle one; at least 1. */
const slowdown = Number((process.env[NAME] ??= String(measureSlowdown())))

/** Scales a limit, which only stops what hangs, to the speed of the machine. */
export function limit(milliseconds: number): number {
  return Math.round(milliseconds * slowdown)
}

function measureSlowdown(): number {
  const start = performance.now()
  calculate()
  return Math.max(1, Number(((performance.now() - start) / FAST).toFixed(2)))
}

/** Takes longer than the scheduler's time slices, so that a busy machine needs more time. */
function calculate(): void {
  const data = Buffer.alloc(2 ** 20)
  for (let round = 0; round < 100; round++) createHash('sha256').update(data).digest()
}
