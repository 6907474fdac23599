import {need} from '#contract/private/need.ts'
import {readAt} from '#contract/private/config-check/edit-config.ts'
import {collectValues, listPlaces} from './collect-values.ts'
import {buildValueText} from '#contract/private/value-text.ts'
import {loadWebpack} from './webpack-module.ts'

/** Values of options by their paths: `output.module` → `true`. */
export type Settings = ReadonlyMap<string, unknown>

/** Options that webpack has completed. */
export interface Applied {
  /** Lists all values in force, as expressions. */
  list(): ReadonlyMap<string, string>
  /** A value in force. */
  read(path: string): unknown
  /** A value in force as an expression. */
  textOf(path: string): string
}

/** webpack's reason for not accepting settings. */
export interface Refused {
  readonly error: string
}

/** Completes settings with the defaults of webpack. */
export function applyDefaults(settings: Settings): Applied | Refused {
  const {getNormalizedWebpackOptions, applyWebpackOptionsDefaults} = loadWebpack().config
  const options = getNormalizedWebpackOptions(buildConfiguration(settings))
  try {
    applyWebpackOptionsDefaults(options)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return {error: error.message}
  }
  const read = (path: string) => readAt(options, path.split('.'))
  const textOf = (path: string) => buildValueText(read(path), listPlaces())
  return {list: () => collectValues(options), read, textOf}
}

/** The settings as webpack spells them, without defaults. */
export function listGiven(settings: Settings): ReadonlyMap<string, string> {
  return collectValues(
    loadWebpack().config.getNormalizedWebpackOptions(buildConfiguration(settings)),
  )
}

interface Branch {
  [name: string]: unknown
}

/** `output.module` → `{output: {module: …}}`. Outer options come before those inside of them. */
function buildConfiguration(settings: Settings): Branch {
  const configuration: Branch = {}
  for (const [path, value] of [...settings].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value === undefined) continue
    const names = path.split('.')
    const last = need(names.pop(), 'name')
    let branch = configuration
    for (const name of names) branch = openBranch(branch, name)
    branch[last] = structuredClone(value)
  }
  return configuration
}

function openBranch(parent: Branch, name: string): Branch {
  const known = parent[name]
  const branch: Branch = typeof known === 'object' && known !== null ? {...known} : {}
  parent[name] = branch
  return branch
}
