import {basename, dirname, join} from 'node:path'
import {CHECK_CONFIG, contentOf, findConfig, type Example} from '../content/example.ts'
import type {ExampleSettings} from '../load/read-examples.ts'
import {linkWorkspaces} from './link-workspaces.ts'
import {runJobs} from './run-jobs.ts'
import {
  nothingBuilt,
  type BuildJob,
  type Built,
  type ConfigJob,
  type Finding,
} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

/** Result of the build of an example, and issues of its configuration. */
export interface ExampleResult {
  readonly built: Built
  readonly findings: readonly Finding[]
}

/** Builds examples in folders of their own, and checks their configurations. */
export async function buildExamples(
  examples: readonly Example[],
  settings: ReadonlyMap<string, ExampleSettings>,
  workshop: Workshop,
): Promise<Map<Example, ExampleResult>> {
  const jobs = new Map<Example, {check: ConfigJob; build: BuildJob}>()
  for (const example of examples) {
    const {run = [], fails = false} = settings.get(example.name) ?? {}
    const config = configOf(example)
    const folder = await writeExample(example, config, workshop)
    const where = {dir: join(folder, dirname(config)), file: basename(config)}
    jobs.set(example, {
      check: {type: 'config', ...where},
      build: {type: 'build', ...where, run, fails},
    })
  }
  const all = [...jobs.values()].flatMap(({check, build}) => [check, build])
  const done = await runJobs<ConfigJob | BuildJob>(all, {dir: workshop.dir})
  return new Map(
    [...jobs].map(([example, {check, build}]) => {
      const {built = nothingBuilt, failed} = done.get(build) ?? {}
      const errors = failed === undefined ? built.errors : [{message: failed, file: build.file}]
      return [example, {built: {...built, errors}, findings: done.get(check)?.findings ?? []}]
    }),
  )
}

/** Writes an example into its own folder, and links the packages of its workspace. */
export async function writeExample(
  example: Example,
  config: string,
  {place}: Workshop,
): Promise<string> {
  const folder = await place(filesOf(example, config))
  await linkWorkspaces(folder)
  return folder
}

/** The configuration with which an example is checked. */
export function configOf(example: Example): string {
  if (example.files.has(CHECK_CONFIG)) return CHECK_CONFIG
  return findConfig(example) ?? 'webpack.config.mjs'
}

/** Contents of files by their paths. */
type WrittenFiles = Map<string, string | Buffer>

/** The files of an example as they are built; without a configuration, all is as by default. */
export function filesOf(example: Example, config: string): WrittenFiles {
  const all: WrittenFiles = new Map()
  for (const path of example.files.keys()) all.set(path, contentOf(example, path))
  return all.has(config) ? all : all.set(config, 'export default {}\n')
}
