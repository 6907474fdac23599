import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {runNpm} from '../../tools/command-line/run-npm.ts'
import {root} from '../../tools/disk/root.ts'

/** The report of vitest, as far as it is read. */
interface Report {
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{readonly fullName: string; readonly status: string}>
  }>
}

/** Proves recipes, facts and figures again, and records them. Returns the titles of what failed. */
export async function recordProofs(): Promise<string[]> {
  const isDone = await runNpm(['run', '--silent', 'record-proofs'], {cwd: root}).then(
    () => true,
    () => false, // tests failed
  )
  if (isDone) return []
  const text = readFileSync(join(root, 'test-results/report.json'), 'utf8')
  const {testResults}: Report = JSON.parse(text)
  return testResults
    .flatMap(({assertionResults}) => assertionResults)
    .flatMap(({fullName, status}) => (status === 'failed' ? fullName : []))
}
