import {basename, dirname, join} from 'node:path'
import type {Example} from '../../tools/examples/example.ts'
import {suggestName} from '../../tools/issues/nearest-names.ts'
import type {Sample} from '../../tools/examples/sample.ts'
import {configOf, writeExample} from './build-example.ts'
import type {PageSample} from './page-samples.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
import {buildTapProgram} from './tap-program.ts'
import type {Finding, TapJob} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

/** The project that is built where a sample names none. */
const USUAL = 'hooks'

const ways = ['build', 'watch', 'fails', 'aborts'] as const

/** The example that is built with what a sample taps. */
export function projectNameOf({attributes}: Sample): string {
  return attributes['example'] ?? USUAL
}

/** Result of a sample that taps hooks. */
interface CheckedTap {
  readonly findings: readonly Finding[]
  readonly log: readonly string[]
}

/** Builds an example with a sample that taps hooks: every tapped hook has to be called. */
export async function checkTap(
  item: PageSample,
  examples: ReadExamples,
  workshop: Workshop,
): Promise<CheckedTap> {
  const {sample} = item
  const name = projectNameOf(sample)
  const example = examples.examples.get(name)
  const run = ways.find(way => way === (sample.attributes['run'] ?? 'build'))
  if (!example || run === undefined) {
    return {findings: [complain(sample, name, examples.examples.keys())], log: []}
  }
  const job = planJob(item, {example, run}, workshop)
  const {findings = [], log = [], failed: message} = await workshop.run('tap', job)
  if (message === undefined) return {findings, log}
  const hint = 'Change the sample so that it runs.'
  return {findings: [{rule: 'bad-code', message, hint}], log}
}

async function planJob(
  {sample, beside}: PageSample,
  {example, run}: {example: Example; run: TapJob['run']},
  workshop: Workshop,
): Promise<TapJob> {
  const program = buildTapProgram(sample)
  const config = configOf(example)
  const others = [...beside, [program.file, program.text] as const]
  const project = await writeExample(example, workshop, others)
  const entry = [...example.files.keys()].find(path => /^src\/index\.\w+$/.test(path))
  return {
    type: 'tap',
    project,
    dir: join(project, dirname(config)),
    file: program.file.startsWith('webpack.') ? program.file : basename(config),
    plugin: program.file,
    run,
    entry: entry ?? 'src/index.js',
    example: example.name,
  }
}

function complain({attributes}: Sample, name: string, names: Iterable<string>): Finding {
  const {run} = attributes
  if (run !== undefined && !ways.some(way => way === run)) {
    const message = `“${run}” is not a value of run.`
    return {rule: 'bad-example', message, hint: `Known values: ${ways.join(', ')}.`}
  }
  const hint = suggestName(name, names, 'Name a folder of examples/.')
  return {rule: 'bad-example', message: `There is no example “${name}”.`, hint}
}
