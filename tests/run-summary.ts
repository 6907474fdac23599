import type {Reporter, TestModule} from 'vitest/node'

const MOST = 10

/** Ends a run with the slowest files. */
export const runSummary: Reporter = {
  onTestRunEnd(modules) {
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

/** Time for imports, tests and hooks. */
function secondsOf(module: TestModule): number {
  const {collectDuration, duration} = module.diagnostic()
  return (collectDuration + duration) / 1000
}
