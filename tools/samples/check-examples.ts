import {basename, dirname, join} from 'node:path'
import {withoutRegions, type Example} from '../content/example.ts'
import {isConfigFile} from '../content/sample.ts'
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
    const {run = []} = settings.get(example.name) ?? {}
    const config = configOf(example, settings.get(example.name))
    const folder = await writeExample(example, config, workshop)
    const where = {dir: join(folder, dirname(config)), file: basename(config)}
    jobs.set(example, {check: {type: 'config', ...where}, build: {type: 'build', ...where, run}})
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

/** The file with which an example is built. */
export function configOf({files}: Example, settings: ExampleSettings = {}): string {
  return settings.config ?? [...files.keys()].find(isConfigFile) ?? 'webpack.config.mjs'
}

/** Contents of files by their paths. */
type WrittenFiles = Map<string, string | Buffer>

/** The files of an example as they are built; without a configuration, all is as by default. */
export function filesOf({files, binaries}: Example, config: string): WrittenFiles {
  const all: WrittenFiles = new Map()
  for (const [path, text] of files) {
    all.set(path, binaries.has(path) ? Buffer.from(text, 'latin1') : withoutMarks(text))
  }
  return all.has(config) ? all : all.set(config, 'export default {}\n')
}

/** Removes the marks of regions, which would otherwise be in the built files. */
function withoutMarks(text: string): string {
  return text.includes('#region') ? `${withoutRegions(text)}\n` : text
}
