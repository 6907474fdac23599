import {relative} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import type {Defaults} from '#contract/defaults.ts'
import {readAt} from '#contract/private/config-check/edit-config.ts'
import type {PlainObject} from '#contract/private/plain-object.ts'
import {need} from '#contract/private/need.ts'
import type {Answer} from '../answer.ts'
import {readData} from '../package-files.ts'
import type {ExplainedOption} from './explain-options.ts'
import {formatFindings} from './format-findings.ts'
import {formatOptions, formatOrigin} from './format-options.ts'
import {readExplained, type ExplainedConfig, type OptionFilter} from './read-explained.ts'
import type {ConfigRequest, ReadProject} from './request.ts'

/** Prints the configuration in force, and why each value is what it is. */
export async function explainConfig(request: ConfigRequest & OptionFilter): Promise<Answer> {
  const {project, configs, findings} = await readExplained(request)
  const values = configs.map(({options, rows}) => ({
    options: isFiltered(request) ? pick(options, rows) : options,
    reasons: toReasons(rows),
  }))
  const sections = configs.map(
    ({name, rows}) => `${project.isList ? `## ${name}\n\n` : ''}${formatOptions(rows)}`,
  )
  const {missing, parallelism} = project
  const notes = {
    ...(findings.length > 0 && {findings}),
    ...(missing.length > 0 && {missing}),
    ...(parallelism !== undefined && {parallelism}),
  }
  const list =
    parallelism === undefined ? '' : `- \`parallelism\` = \`${parallelism}\` — set on the list.\n\n`
  return {
    value: project.isList
      ? {
          options: values.map(({options}) => options),
          reasons: values.map(({reasons}) => reasons),
          ...notes,
        }
      : {...values[0], ...notes},
    markdown: `${await formatHead(project)}${formatFindings(project, findings)}\n${list}${sections.join('\n')}`,
  }
}

/** Prints how two configurations differ. */
export async function diffConfigs(
  first: ConfigRequest,
  second: ConfigRequest,
  {names, ...filter}: OptionFilter & {names: readonly [string, string]},
): Promise<Answer> {
  const sides = await Promise.all(
    [first, second].map(request => readExplained({...request, ...filter})),
  )
  const [left, right] = sides.map(({configs}) => listRows(configs))
  const all = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])
  const differences = [...all].flatMap(name => {
    const [a, b] = [left?.get(name), right?.get(name)]
    return a?.value === b?.value ? [] : [{name, a, b}]
  })
  const lines = differences.map(
    ({name, a, b}) => `- \`${name}\`\n${formatSide(names[0], a)}${formatSide(names[1], b)}`,
  )
  return {
    value: differences.map(({name, a, b}) => ({name, [names[0]]: a, [names[1]]: b})),
    markdown: `# ${names[0]} and ${names[1]}\n\n${lines.join('') || 'There is no difference.\n'}`,
  }
}

function formatSide(name: string, row: ExplainedOption | undefined): string {
  if (row === undefined) return `  - ${name}: no value\n`
  return `  - ${name}: \`${row.value}\` — ${formatOrigin(row)}\n`
}

function listRows(configs: readonly ExplainedConfig[]): Map<string, ExplainedOption> {
  const named = configs.flatMap(({name, rows}) =>
    rows.map(row => [configs.length > 1 ? `${name}: ${row.name}` : row.name, row] as const),
  )
  return new Map(named)
}

function isFiltered({only, changed}: OptionFilter): boolean {
  return only !== undefined || changed === true
}

/** The options of these rows only. */
function pick(options: unknown, rows: readonly ExplainedOption[]): PlainObject {
  const picked: PlainObject = {}
  for (const {path} of rows) {
    let target = picked
    for (const key of path.slice(0, -1)) {
      const inner: PlainObject = Object(target[key] ?? {})
      target[key] = inner
      target = inner
    }
    target[need(path.at(-1), 'name')] = readAt(options, path)
  }
  return picked
}

function toReasons(rows: readonly ExplainedOption[]) {
  return Object.fromEntries(
    rows.map(({name, value, origin, because, since, deprecated, url}) => [
      name,
      {value, origin, because, since, deprecated, url}, // JSON leaves out what is undefined
    ]),
  )
}

/** Names the files and webpack, and says what is not known about this version. */
async function formatHead({files, webpackVersion}: ReadProject): Promise<string> {
  const {version} = await readData<Defaults>(endpoints.defaults)
  const names = files.map(file => relative(process.cwd(), file)).join(', ')
  const head = `# ${names} with webpack ${webpackVersion}\n`
  if (webpackVersion === version) return head
  return `${head}\n> This documentation is about webpack ${version}. ${explainVersion(webpackVersion)}\n`
}

function explainVersion(version: string): string {
  return version.startsWith('5.')
    ? `For webpack ${version}, reasons are given only for defaults that have not changed since.`
    : `webpack ${version} does not say which values are defaults, and why is not known. The values are those that it uses.`
}
