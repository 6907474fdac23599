import type {Reporter, TestCase, TestModule} from 'vitest/node'

const MOST = 10

/** Ends a run with the tests that passed only when they were repeated, and with the slowest files. */
export const runSummary: Reporter = {
  onTestRunEnd(modules) {
    const repeated = modules.flatMap(module =>
      [...module.children.allTests()]
        .filter(test => test.diagnostic()?.flaky === true)
        .map(test => `  ${nameOf(module)}: ${test.fullName}\n    ${firstErrorOf(test)}`),
    )
    if (repeated.length > 0) console.log(`\nPassed when repeated\n${repeated.join('\n')}`)
    if (modules.length <= MOST) return
    const timed = modules.map(module => ({name: nameOf(module), seconds: secondsOf(module)}))
    const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST)
    const lines = slowest.map(({name, seconds}) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    console.log(`\nSlowest files\n${lines.join('\n')}`)
  },
}

function nameOf({relativeModuleId, project}: TestModule): string {
  return `${relativeModuleId} (${project.name})`
}

/** Why a test failed before it passed. */
function firstErrorOf(test: TestCase): string {
  return test.result().errors?.[0]?.message.split('\n')[0] ?? ''
}

/** Time for imports, tests and hooks. */
function secondsOf(module: TestModule): number {
  const {collectDuration, duration} = module.diagnostic()
  return (collectDuration + duration) / 1000
}
