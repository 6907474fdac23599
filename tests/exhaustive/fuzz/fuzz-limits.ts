import * as fc from 'fast-check'
import {expect} from 'vitest'

const {FUZZ_SECONDS, FUZZ_SEED} = process.env
const seconds = Number(FUZZ_SECONDS ?? 0)

/**
 * Most tests try the same values every time. `npm run fuzz` sets FUZZ_SECONDS and tries others until
 * the time is over; FUZZ_SEED repeats such a run.
 */
const seed = Number(FUZZ_SEED ?? (seconds > 0 ? Date.now() % 2 ** 31 : 1))

/** For a test that tries other values in every run. */
export function freshSeed(): number {
  return Number(FUZZ_SEED ?? Date.now() % 2 ** 31)
}

/** Milliseconds after which a test of fuzzed values hangs: twenty minutes more than it may try them. */
export function fuzzTimeout(): number {
  return (seconds + 1200) * 1000
}

/**
 * Looks for a value for which a check fails; prints how many were tried, in what time, and how to
 * repeat that.
 */
export async function fuzz<T>(
  values: fc.Arbitrary<T>,
  {runs, seed: usedSeed = seed, ...rest}: {runs: number; seed?: number; endOnFailure?: boolean},
  check: (value: T) => Promise<void> | void,
): Promise<void> {
  let cases = 0
  let last = Promise.resolve()
  const property = fc.asyncProperty(values, async value => {
    cases++
    last = Promise.resolve(check(value))
    await last
  })
  const limits =
    seconds > 0 ? {numRuns: 1e9, interruptAfterTimeLimit: seconds * 1000} : {numRuns: runs}
  const started = performance.now()
  await fc.assert(property, {seed: usedSeed, ...limits, ...rest})
  await last // when the time is over, fast-check leaves it alone
  const took = ((performance.now() - started) / 1000).toFixed(1)
  const name = expect.getState().currentTestName
  console.log(`${name}: ${cases} cases in ${took} s, seed ${usedSeed}`)
  expect(cases).toBeGreaterThan(10)
}
