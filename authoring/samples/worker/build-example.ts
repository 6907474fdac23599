import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {format} from 'node:util'
import type {Compilation, Stats, StatsError} from 'webpack'
import {loadConfigs} from './check-config.ts'
import {describeError, withoutFolder} from './describe-error.ts'
import {nothingBuilt, type BuildJob, type Built} from './finding.ts'
import {leaveLarge} from './leave-large.ts'
import {createCompiler, runOnce, type AnyStats} from './run-compiler.ts'

/** Milliseconds that a built file may run: it takes a hundredth, but the machine may be busy. */
const RUN_TIMEOUT_MS = 60_000

/** Larger files are not read, because no page shows them. */
const MAX_TEXT = 200_000

/** Builds an example as `npx webpack` would in its folder, and runs the files that it names. */
export async function buildExample(job: BuildJob): Promise<Built> {
  const {dir, file, run, fails} = job
  const path = join(dir, file)
  const log: string[] = []
  console.log = (...values: unknown[]) => {
    log.push(format(...values))
  }
  let stats: AnyStats
  try {
    const [config = {}] = await loadConfigs(path)
    stats = await runWebpack(config, job)
  } catch (error) {
    const {message, line} = describeError(error, path)
    return {
      ...nothingBuilt,
      errors: [{message, file, ...(line !== undefined && {line})}],
      stats: describeRejection(error),
    }
  }
  const all = 'stats' in stats ? stats.stats : [stats]
  const made = new Map(all.flatMap(({compilation}) => readAssets(compilation)))
  const small = [...made].filter(([, bytes]) => bytes.length < MAX_TEXT)
  const {errors = [], warnings = []} = stats.toJson({all: false, errors: true, warnings: true})
  return {
    errors: errors.map(describeStatsError),
    warnings: warnings.map(({message}) => withoutFolder(message)),
    assets: Object.fromEntries([...made].map(([name, {length}]) => [name, length])),
    files: Object.fromEntries(small.map(([name, bytes]) => [name, bytes.toString()])),
    stats: withoutFolder(describe(stats)),
    log: log.flatMap(text => text.split('\n')),
    prints: errors.length > 0 && !fails ? [] : run.flatMap(name => runFile(join(dir, name))),
  }
}

/** What `npx webpack` prints if there are no stats: a validation without its stack. */
function describeRejection(error: unknown): string {
  const isValidation = error instanceof Error && error.name === 'ValidationError'
  return withoutFolder(`[webpack-cli] ✖ ${isValidation ? error.message : String(error)}`)
}

/** The output of `npx webpack` with the stats options of the configuration. */
function describe(stats: AnyStats): string {
  if (!('stats' in stats)) return stats.toString({...optionsOf(stats), colors: false})
  return stats.toString({children: stats.stats.map(optionsOf), colors: false})
}

/** webpack normalizes every value to an object. */
function optionsOf({compilation}: Stats) {
  const {stats} = compilation.options
  return typeof stats === 'object' ? stats : {}
}

/** Content of the written files; webpack keeps only the sizes, also of files that errors prevented. */
function readAssets(compilation: Compilation): Array<[name: string, bytes: Buffer]> {
  const {emittedAssets, comparedForEmitAssets, outputOptions} = compilation
  const {path = ''} = outputOptions
  return compilation
    .getAssets()
    .filter(({name}) => emittedAssets.has(name) || comparedForEmitAssets.has(name))
    .map(({name}) => [name, readFileSync(join(path, name.replace(/[?#].*$/, '')))])
}

function runWebpack(config: object, {project, minimizeLarge}: BuildJob): Promise<AnyStats> {
  const compiler = createCompiler(config, project)
  if (!minimizeLarge) leaveLarge(compiler)
  return runOnce(compiler)
}

function describeStatsError({message, moduleName, loc}: StatsError): Built['errors'][number] {
  const [first = ''] = withoutFolder(message).split('\n')
  const line = Number(/^\d+/.exec(loc ?? '')?.[0] ?? Number.NaN)
  const file = moduleName?.replace(/^\.\//, '')
  return {message: first, ...(file !== undefined && {file}), ...(line > 0 && {line})}
}

function runFile(path: string): string[] {
  const {stdout, stderr, status} = spawnSync(process.execPath, [path], {
    encoding: 'utf8',
    timeout: RUN_TIMEOUT_MS,
  })
  const lines = stdout
    .split('\n')
    .filter((line, index, all) => line !== '' || index < all.length - 1)
  if (status === 0) return lines
  const thrown = stderr.split('\n').find(line => /^\w*Error\b/.test(line))
  return [...lines, thrown ?? `It ended with code ${status}.`]
}
