import * as fc from 'fast-check'
import {expect} from 'vitest'

const {FUZZ_SECONDS, FUZZ_SEED} = process.env
const seconds = Number(FUZZ_SECONDS ?? 0)

/**
 * Most tests try the same values every time. `npm run fuzz` sets FUZZ_SECONDS and tries others until
 * the time is over; FUZZ_SEED repeats such a run.
 */
export const seed = Number(FUZZ_SEED ?? (seconds > 0 ? Date.now() % 2 ** 31 : 1))

/** For a test that tries other values in every run. */
export function freshSeed(): number {
  return Number(FUZZ_SEED ?? Date.now() % 2 ** 31)
}

/** How many values fast-check tries. */
export function limitsOf({runs}: {runs: number}): {
  numRuns: number
  interruptAfterTimeLimit?: number
} {
  return seconds > 0 ? {numRuns: 1e9, interruptAfterTimeLimit: seconds * 1000} : {numRuns: runs}
}

/** When the time is over, fast-check leaves the last value alone: `settle()` waits for its test. */
export function trackLast<T>(test: (value: T) => Promise<void>) {
  let last: Promise<void> | undefined
  return {
    test: (value: T): Promise<void> => (last = test(value)),
    settle: async (): Promise<void> => last,
  }
}

/** Milliseconds after which a test of fuzzed values hangs: twenty minutes more than it may try them. */
export function fuzzTimeout(): number {
  return (seconds + 1200) * 1000
}

/** Counts what a test tries; the report says how many, in what time, and how to repeat it. */
export function countCases(usedSeed = seed) {
  let cases = 0
  const started = performance.now()
  return {
    add(): void {
      cases++
    },
    report(): number {
      const took = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${expect.getState().currentTestName}: ${cases} cases in ${took} s, seed ${usedSeed}`,
      )
      return cases
    },
  }
}

/** Looks for a value for which a check fails, and reports how many were tried. */
export async function fuzz<T>(
  values: fc.Arbitrary<T>,
  {runs, seed: usedSeed = seed, ...rest}: {runs: number; seed?: number; endOnFailure?: boolean},
  check: (value: T) => Promise<void> | void,
): Promise<void> {
  const count = countCases(usedSeed)
  const property = trackLast(async (value: T) => {
    count.add()
    await check(value)
  })
  const limits = {seed: usedSeed, ...limitsOf({runs}), ...rest}
  await fc.assert(fc.asyncProperty(values, property.test), limits)
  await property.settle()
  expect(count.report()).toBeGreaterThan(10)
}
