import type {Reporter, TestModule} from 'vitest/node'

const MOST = 10

/** Ends a run with the browsers that ran tests, and with the slowest files. */
export const runSummary: Reporter = {
  onTestRunEnd(modules) {
    const engines = new Set(modules.flatMap(enginesOf))
    if (engines.size > 0) console.log(`\nEngines: ${[...engines].toSorted().join(', ')}`)
    if (modules.length <= MOST) return
    const timed = modules.map(module => ({name: nameOf(module), seconds: secondsOf(module)}))
    const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST)
    const lines = slowest.map(({name, seconds}) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    console.log(`\nSlowest files\n${lines.join('\n')}`)
  },
}

/** Browsers in which tests of a file ran. */
function enginesOf({project, children}: TestModule): string[] {
  const ran = [...children.allTests()].filter(test => test.result().state !== 'skipped')
  if (project.name === 'browser') return ran.map(() => project.getProvidedContext().chromiumVersion)
  return ran.flatMap(test => test.meta().engine ?? [])
}

function nameOf({relativeModuleId, project}: TestModule): string {
  return `${relativeModuleId} (${project.name})`
}

function secondsOf(module: TestModule): number {
  const {collectDuration, duration} = module.diagnostic()
  return (collectDuration + duration) / 1000
}
