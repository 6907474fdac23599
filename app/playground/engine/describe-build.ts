import path from 'path'
import type {MultiStats, Stats, StatsError} from 'webpack'
import {need} from '#contract/private/need.ts'
import type {BuildIssue, BuildResult, EmittedAsset} from '../protocol.ts'
import {describeModules} from './describe-modules.ts'
import {fs, PROJECT} from './file-system.ts'

/** Maximum number of issues: more would help no one. */
const MAX_ISSUES = 100

/** Maximum length of a message. */
const MAX_LENGTH = 5000

/** The result of a build, as the page shows it. */
export function describeBuild(stats: Stats | MultiStats): Omit<BuildResult, 'log' | 'time'> {
  const all = nameConfigs(stats)
  const {errors = [], warnings = []} = stats.toJson({all: false, errors: true, warnings: true})
  const issues = [
    ...errors.map(error => describeIssue('error', error)),
    ...warnings.map(warning => describeIssue('warning', warning)),
  ]
  return {
    configs: all.map(([name]) => name),
    assets: all.flatMap(([name, each]) => listAssets(name, each)),
    issues: issues.slice(0, MAX_ISSUES),
    hiddenIssues: Math.max(0, issues.length - MAX_ISSUES),
    modules: all.flatMap(([, each]) => describeModules(each)),
    stats: printStats(stats),
  }
}

/** An error that ended a build, or the configuration before it. */
export function describeFailure(error: unknown): Omit<BuildResult, 'log' | 'time'> {
  const issue: BuildIssue = {severity: 'error', message: shorten(messageOf(error))}
  const stats = error instanceof Error ? shorten(String(error.stack)) : ''
  return {configs: [], assets: [], modules: [], hiddenIssues: 0, issues: [issue], stats}
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) {
      return error.name === 'Error' || error.name === 'ValidationError'
        ? error.message
        : `${error.name}: ${error.message}`
    }
    return `The project threw ${String(error)}.`
  } catch {
    return 'The project threw a value that has no message.'
  }
}

/** What `npx webpack` prints, with the stats options of each configuration. */
function printStats(stats: Stats | MultiStats): string {
  const optionsOf = ({compilation}: Stats) => {
    const {stats: options} = compilation.options
    return typeof options === 'object' ? options : {}
  }
  return 'stats' in stats
    ? stats.toString({children: stats.stats.map(optionsOf), colors: false})
    : stats.toString({...optionsOf(stats), colors: false})
}

/** The builds of all configurations, by their names, or by their places if they have none. */
export function nameConfigs(stats: Stats | MultiStats): Array<readonly [name: string, Stats]> {
  const all = 'stats' in stats ? stats.stats : [stats]
  const names = all.map(({compilation}) => compilation.name)
  return all.map((each, index) => {
    const name = names[index]
    const isUnique = name !== undefined && names.indexOf(name) === names.lastIndexOf(name)
    return [isUnique ? name : `Configuration ${index + 1}`, each] as const
  })
}

function listAssets(config: string, {compilation}: Stats): EmittedAsset[] {
  const {emittedAssets, comparedForEmitAssets, outputOptions} = compilation
  return compilation
    .getAssets()
    .filter(({name}) => emittedAssets.has(name) || comparedForEmitAssets.has(name))
    .map(({name}) => {
      const file = path.join(need(outputOptions.path, 'output.path'), pathOf(name))
      const size = Number(fs.statSync(file).size)
      return {name, path: path.relative(PROJECT, file), config, size}
    })
}

/** Where webpack writes a file: its name may have a query or a fragment. */
export function pathOf(name: string): string {
  return name.replace(/[?#].*$/, '')
}

function describeIssue(
  severity: BuildIssue['severity'],
  {message, moduleName, file, loc}: StatsError,
): BuildIssue {
  const [line, column] =
    /^(\d+)(?::(\d+))?/
      .exec(loc ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return {severity, message: shorten(message), module: moduleName ?? file, line, column}
}

function shorten(message: string): string {
  return message.length > MAX_LENGTH ? `${message.slice(0, MAX_LENGTH)}…` : message
}
