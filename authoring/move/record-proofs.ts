import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {runNpm} from '../../tools/command-line/run-npm.ts'
import {root} from '../../tools/disk/root.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({assertionResults: z.array(z.object({fullName: z.string(), status: z.string()}))}),
  ),
})

/** Proves recipes, facts and figures again, and records them. Returns the titles of what failed. */
export async function recordProofs(): Promise<string[]> {
  const isDone = await runNpm(['run', '--silent', 'record-proofs'], {cwd: root}).then(
    () => true,
    () => false, // tests failed
  )
  if (isDone) return []
  const report = readFileSync(join(root, 'test-results/report.json'), 'utf8')
  return reportSchema
    .parse(JSON.parse(report))
    .testResults.flatMap(({assertionResults}) => assertionResults)
    .flatMap(({fullName, status}) => (status === 'failed' ? fullName : []))
}
