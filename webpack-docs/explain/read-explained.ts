import {readFile} from 'node:fs/promises'
import {endpoints} from '#contract/endpoints.ts'
import type {Defaults} from '#contract/defaults.ts'
import type {History} from '#contract/history.ts'
import {listFindings, type Finding} from '#contract/private/config-check/list-findings.ts'
import {readAt} from '#contract/private/config-check/edit-config.ts'
import type {Facts} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'
import {readFactFile} from '../facts.ts'
import {readData} from '../package-files.ts'
import {explainOptions, type ExplainedOption} from './explain-options.ts'
import {readProject} from './read-project.ts'
import type {ConfigRequest, ReadProject} from './request.ts'

/** Which options are shown. */
export interface OptionFilter {
  /** Names with wildcards: `optimization.*`. */
  readonly only?: readonly string[] | undefined
  /** Whether defaults are left out. */
  readonly changed?: boolean | undefined
}

/** A configuration, and the options of it that are shown. */
export interface ExplainedConfig {
  readonly name: string
  readonly options: unknown
  readonly rows: readonly ExplainedOption[]
}

/** Reads the configurations of a project, and explains their options. */
export async function readExplained(request: ConfigRequest & OptionFilter) {
  const [project, defaults, history, facts] = await Promise.all([
    readProject(request),
    readData<Defaults>(endpoints.defaults),
    readData<History>(endpoints.history),
    readFactFile('options'),
  ])
  const configs = project.configs.map((config, index): ExplainedConfig => {
    const rows = explainOptions(config, project, {defaults, history, facts})
    const name = readAt(config.options, ['name'])
    return {
      name: typeof name === 'string' ? name : `Configuration ${index + 1}`,
      options: config.options,
      rows: rows.filter(row => isShown(row, request)),
    }
  })
  return {project, configs, findings: await findIn(project, facts)}
}

/** What to change in the configurations, with lines of the first file. */
async function findIn(project: ReadProject, facts: Facts): Promise<Finding[]> {
  const {files, checked, hasLostParallelism} = project
  const text = await readFile(need(files[0], 'configuration'), 'utf8').catch(() => '')
  const findings = listFindings({text, configs: checked}, facts)
  const changes = findings.filter(({kind}) => kind !== 'default') // the list of values says so
  return hasLostParallelism ? [...changes, LOST_PARALLELISM] : changes
}

const LOST_PARALLELISM: Finding = {
  kind: 'ignored',
  line: undefined,
  message:
    'parallelism is set on a function, where nothing reads it.\nSet it on the list that the function returns.',
  options: ['parallelism'],
}

function isShown({name, origin}: ExplainedOption, {only, changed}: OptionFilter): boolean {
  if (changed && origin !== 'set' && origin !== 'plugin') return false
  return only === undefined || only.some(pattern => matches(name, pattern))
}

/** `output` matches `output.path`, as `output.*` does. */
function matches(name: string, pattern: string): boolean {
  const parts = pattern.split('*').map(part => part.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}(?:$|\\.)`, 'i').test(name)
}
