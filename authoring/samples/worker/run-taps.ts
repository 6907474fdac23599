import {appendFile} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {format} from 'node:util'
import {loadConfigs} from './check-config.ts'
import {describeError} from './describe-error.ts'
import type {Finding, TapJob} from './finding.ts'
import {createCompiler, runOnce, type AnyCompiler, type AnyStats} from './run-compiler.ts'
import {lineOf, watchTaps, type Taps} from './watch-taps.ts'

/** A project with a plugin, and what the plugin made of it. */
interface TapRun {
  readonly findings: Finding[]
  readonly log: string[]
}

/** Builds a project with what a sample taps; all of it has to be called. */
export async function runTaps(job: TapJob): Promise<TapRun> {
  const {dir, file, plugin, run} = job
  const path = join(dir, plugin)
  const log: string[] = []
  console.log = (...values: unknown[]) => {
    log.push(...format(...values).split('\n'))
  }
  const {taps, stop} = watchTaps(path)
  let stats: readonly AnyStats[]
  try {
    const [config = {}] = await loadConfigs(join(dir, file))
    const applied = plugin === file ? config : addPlugin(config, await loadPlugin(path))
    stats = await build(createCompiler(applied, job.project), job)
  } catch (error) {
    const {message, line} = describeError(error, path)
    return {
      findings: [{rule: 'bad-code', message, hint: 'Change the sample so that it runs.', line}],
      log,
    }
  } finally {
    stop()
  }
  return {findings: [...judgeStats(stats, run), ...judgeTaps(taps, job)], log}
}

/** A plugin as a sample may export it: a class, an object with `apply`, or a function. */
async function loadPlugin(path: string): Promise<{apply(compiler: AnyCompiler): void}> {
  const module = await import(pathToFileURL(path).href)
  const [first] = Object.values(module)
  const exported: unknown = module.default ?? first
  if (typeof exported === 'function') {
    const isClass = /^class\b/.test(Function.prototype.toString.call(exported))
    return isClass ? Reflect.construct(exported, []) : {apply: compiler => exported(compiler)}
  }
  if (typeof exported === 'object' && exported !== null && 'apply' in exported) {
    const {apply} = exported
    if (typeof apply === 'function') return {apply: compiler => apply.call(exported, compiler)}
  }
  throw new Error('The sample does not export a plugin: a class or an object with apply.')
}

/** A list of configurations has its own plugins, which get the `MultiCompiler`. */
function addPlugin(config: object, plugin: object): object {
  const plugins = 'plugins' in config && Array.isArray(config.plugins) ? config.plugins : []
  if (Array.isArray(config)) return Object.assign(config, {plugins: [...plugins, plugin]})
  return {...config, plugins: [...plugins, plugin]}
}

async function build(compiler: AnyCompiler, job: TapJob): Promise<readonly AnyStats[]> {
  if (job.run === 'watch') return watchTwice(compiler, job)
  return job.run === 'aborts' ? abortOnce(compiler, job) : [await runOnce(compiler)]
}

/** Makes writing fail, because the output folder is below a file: the build then has no stats. */
async function abortOnce(compiler: AnyCompiler, {dir, file}: TapJob): Promise<AnyStats[]> {
  for (const one of 'compilers' in compiler ? compiler.compilers : [compiler]) {
    one.outputPath = join(dir, file, 'dist')
  }
  try {
    return [await runOnce(compiler)]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return []
    throw error
  }
}

/** Watches, changes the entry after the first build, and ends after the second. */
function watchTwice(compiler: AnyCompiler, {dir, entry}: TapJob): Promise<AnyStats[]> {
  return new Promise((resolve, reject) => {
    const all: AnyStats[] = []
    const onBuilt = (error: Error | null, stats?: AnyStats) => {
      if (stats) all.push(stats)
      if (stats && all.length === 1) void appendFile(join(dir, entry), '\n// changed\n')
      if (stats && all.length === 1) return
      compiler.close(() => (error ? reject(error) : resolve(all)))
    }
    compiler.watch({}, onBuilt)
  })
}

function judgeStats(all: readonly AnyStats[], run: TapJob['run']): Finding[] {
  if (run === 'aborts') {
    if (all.length === 0) return []
    const message = 'The build finishes, although run=aborts lets no file be written.'
    return [{rule: 'sample-passes', message, hint: 'Remove run=aborts, or change the sample.'}]
  }
  const errors = all.flatMap(stats => stats.toJson({all: false, errors: true}).errors ?? [])
  const [first] = errors
  if (run === 'fails') {
    if (first) return []
    const message = 'The build succeeds, although run=fails expects it to fail.'
    return [{rule: 'sample-passes', message, hint: 'Remove run=fails, or change the example.'}]
  }
  if (!first) return []
  const [message = ''] = first.message.split('\n')
  const hint = 'Fix the sample. If the build should fail, add run=fails.'
  return [{rule: 'bad-code', message: `The build fails: ${message}`, hint}]
}

function judgeTaps(taps: Taps, {example}: TapJob): Finding[] {
  if (taps.size === 0) {
    const hint = 'Tap a hook, or use another check.'
    return [{rule: 'idle-tap', message: 'The sample taps no hook.', hint}]
  }
  return [...taps]
    .filter(([, isCalled]) => !isCalled)
    .map(([place]) => lineOf(place))
    .toSorted((a, b) => a - b)
    .map(line => ({
      rule: 'idle-tap',
      message: `The hook tapped here is not called when the example “${example}” is built.`,
      hint: 'Name an example that calls it, or add run=watch, run=fails or run=aborts.',
      line,
    }))
}
