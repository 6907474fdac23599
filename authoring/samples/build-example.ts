import {basename, dirname, join} from 'node:path'
import {CHECK_CONFIG, contentOf, findConfig, type Example} from '../../tools/examples/example.ts'
import {listDependencies} from '../../tools/examples/example-zip.ts'
import type {ExampleSettings} from '../../tools/load/read-examples.ts'
import {readVersions} from '../../tools/load/installed-package.ts'
import {installPackages} from './install-packages.ts'
import {linkWorkspaces} from './link-workspaces.ts'
import {nothingBuilt, type Built, type Finding} from './worker/finding.ts'
import {documentedFolder, type Workshop} from './workshop.ts'

const documented = readVersions(documentedFolder)

/** Result of the build of an example, and issues of its configuration. */
export interface ExampleResult {
  readonly built: Built
  readonly findings: readonly Finding[]
}

/** Builds an example in its own folder, and checks its configuration. */
export async function buildExample(
  example: Example,
  {run = [], fails = false, minimizeLarge = true}: ExampleSettings,
  workshop: Workshop,
): Promise<ExampleResult> {
  const config = configOf(example)
  const file = basename(config)
  const written = writeExample(example, workshop)
  const plan = <T extends object>(job: T) =>
    written.then(project => ({...job, project, dir: join(project, dirname(config)), file}))
  const [{findings = []}, {built = nothingBuilt, failed}] = await Promise.all([
    workshop.run('config', plan({type: 'config'} as const)),
    workshop.run('build', plan({type: 'build', run, fails, minimizeLarge} as const)),
  ])
  const errors = failed === undefined ? built.errors : [{message: failed, file}]
  return {built: {...built, errors}, findings}
}

/** Writes an example and other files into a folder, and installs its packages there. */
export async function writeExample(
  example: Example,
  {place}: Workshop,
  others: Iterable<readonly [path: string, text: string]> = [],
): Promise<string> {
  const folder = await place(new Map([...filesOf(example, configOf(example)), ...others]))
  installPackages(folder, listDependencies(example, documented))
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
