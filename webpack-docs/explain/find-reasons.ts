import {listDifferences} from '#contract/compare-history.ts'
import {withTheirInputs} from '#contract/defaults-in-force.ts'
import type {DefaultInput, Defaults, OptionDefault} from '#contract/defaults.ts'
import {explainDefault, type DefaultReason} from '#contract/explain-default.ts'
import type {History} from '#contract/history.ts'
import {matchInput} from '#contract/private/match-input.ts'
import {readAt} from '#contract/private/config-check/edit-config.ts'
import type {ReadConfig, ReadOption} from './request.ts'

/** Finds the settings that decide a default. Undefined if they are not certain. */
export type FindReasons = (option: ReadOption) => readonly DefaultReason[] | undefined

/** What is known about the defaults of webpack. */
export interface DefaultKnowledge {
  readonly defaults: Defaults
  readonly history: History
}

/**
 * Creates a finder for a configuration. A reason is certain only if it explains the value that is
 * really in force, by settings that are really in force, and if the version of webpack decides it
 * in the same way as the documented one.
 */
export function createReasonFinder(
  config: ReadConfig,
  webpackVersion: string,
  {defaults, history}: DefaultKnowledge,
): FindReasons {
  const inputs = new Map(defaults.inputs.map(input => [input.name, input]))
  const options = new Map(defaults.options.map(option => [option.name, option]))
  const {settings, unknown} = findSettings(config, inputs)
  const others = listDifferences(history, webpackVersion)
  const isInForce = ({name, value, because}: DefaultReason): boolean => {
    const input = inputs.get(name)
    const found = input && matchInput(readAt(config.options, name.split('.')), input)
    return found === value && because.every(isInForce)
  }
  return ({path, text}) => {
    const name = path.join('.')
    if (!options.has(name) || !webpackVersion.startsWith('5.')) return undefined
    if (isOther(name, options, others) || dependsOn(name, options, unknown)) return undefined
    const explained = explainDefault(defaults, name, settings)
    if (!explained || !isShownAs(text, name, explained.value)) return undefined
    if (!explained.because.every(isInForce)) return undefined
    return explained.because
  }
}

/** The inputs that the configuration sets, and those whose values are not among the known ones. */
function findSettings(config: ReadConfig, inputs: ReadonlyMap<string, DefaultInput>) {
  const settings: Record<string, string> = {}
  const unknown = new Set<string>()
  const given = config.values.filter(({origin}) => origin === 'set' || origin === 'plugin')
  const names = new Set([...config.objects, ...given.map(({path}) => path.join('.'))])
  for (const {path} of given) {
    for (let end = 1; end < path.length; end++) names.add(path.slice(0, end).join('.'))
  }
  for (const [name, input] of inputs) {
    const value = readAt(config.options, name.split('.'))
    const listed = matchInput(value, input)
    if (listed === undefined) unknown.add(name)
    else if (names.has(name)) settings[name] = listed
  }
  return {settings, unknown}
}

/** Whether the version has other defaults of an option, or of the options that decide them. */
function isOther(
  name: string,
  options: ReadonlyMap<string, OptionDefault>,
  others: ReturnType<typeof listDifferences>,
): boolean {
  const fields = new Set(['default', 'development', 'production'])
  return [...withTheirInputs([name], options)].some(each => {
    const {kind, changes = []} = others.get(`option:${each}`) ?? {}
    return (kind === 'missing' && each === name) || changes.some(({field}) => fields.has(field))
  })
}

function dependsOn(
  name: string,
  options: ReadonlyMap<string, OptionDefault>,
  inputs: ReadonlySet<string>,
): boolean {
  return [...withTheirInputs([name], options)].some(each => each !== name && inputs.has(each))
}

/** webpack stores `devtool` as a list, but shows plugins only the entry for scripts. */
function isShownAs(text: string, name: string, value = ''): boolean {
  const isListed = name === 'devtool' && value.includes(`{type: "javascript", use: ${text}}`)
  return text === value || isListed
}
