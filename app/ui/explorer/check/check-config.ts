import type {AnyNode} from 'acorn'
import type {Defaults} from '#contract/defaults.ts'
import {listDefaults, type DefaultSettings} from '#contract/explain-default.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {readAccepted} from './accepted-kinds.ts'
import {findOptions, type WrittenOption} from './find-options.ts'
import {canonical, canonicalOf, kindOf} from './literal.ts'
import {nearestOptions, wasRemoved} from './nearest-options.ts'
import {parseConfig} from './parse-config.ts'
import {dependsOnUnknown, readSettings} from './read-settings.ts'

/** Something to change in a configuration. */
export interface Finding {
  readonly kind: 'syntax' | 'unknown' | 'removed' | 'value' | 'deprecated' | 'default'
  readonly line: number
  /** The option as it is written: `output.fileName`. */
  readonly name: string
  readonly message: string
  /** Options to look at: the one that is written, or those that may be meant. */
  readonly options: readonly string[]
}

/** The result of a check. */
interface ConfigCheck {
  readonly findings: readonly Finding[]
  /** The settings of the first configuration, on which defaults depend. */
  readonly settings: DefaultSettings
}

/** Checks a configuration without running it. Reports only what is certain. */
export function checkConfig(text: string, options: Facts, defaults: Defaults): ConfigCheck {
  const parsed = parseConfig(text)
  if (parsed.error) {
    const {line, message} = parsed.error
    return {findings: [{kind: 'syntax', line, name: '', message, options: []}], settings: {}}
  }
  const settings = parsed.configs.map(config => readSettings(config, defaults.inputs))
  const findings = parsed.configs.flatMap((config, index) => {
    const values = findOptions(config, options)
    const known = settings[index] ?? {settings: {}, unknown: []}
    return [...checkValues(values, options), ...findRepeated(values, defaults, known)]
  })
  return {
    findings: findings.toSorted((a, b) => a.line - b.line),
    settings: settings[0]?.settings ?? {},
  }
}

function checkValues(values: readonly WrittenOption[], {facts}: Facts): Finding[] {
  const names = facts.map(({name}) => name)
  return values.flatMap((written): Finding[] => {
    const {parent, key, name, fact, value, line} = written
    if (fact === undefined) {
      const nearest = nearestOptions({parent, key}, names)
      const isRemoved = wasRemoved(key)
      const message = isRemoved
        ? `webpack 5 has no ${name}: it was removed.`
        : `webpack has no option ${name}.`
      return [{kind: isRemoved ? 'removed' : 'unknown', line, name, message, options: nearest}]
    }
    const options = [fact.name]
    const problem = checkValue(value, fact)
    return [
      ...(problem === undefined
        ? []
        : [{kind: 'value', line, name, message: `${name} ${problem}`, options} as const]),
      ...(fact.deprecated
        ? [{kind: 'deprecated', line, name, message: `${name} is deprecated.`, options} as const]
        : []),
    ]
  })
}

function checkValue(value: AnyNode, {type = ''}: Fact): string | undefined {
  const kind = kindOf(value)
  const accepted = readAccepted(type)
  if (kind === undefined || accepted === undefined) return undefined
  const expected = `Its type is ${type}.`
  if (!accepted.kinds.has(kind)) return `cannot be ${withArticle(kind)}. ${expected}`
  if (value.type !== 'Literal' || typeof value.value !== 'string') return undefined
  if (accepted.strings === undefined || accepted.strings.has(value.value)) return undefined
  return `cannot be ${JSON.stringify(value.value)}. ${expected}`
}

function withArticle(kind: string): string {
  if (kind === 'null') return kind
  return /^[aeo]/.test(kind) ? `an ${kind}` : `a ${kind}`
}

/** Inputs whose defaults depend on files of the project. */
const dependsOnProject = new Set(['target'])

/** Options that are set to the default that they would have without being set. */
function findRepeated(
  values: readonly WrittenOption[],
  defaults: Defaults,
  {settings, unknown}: ReturnType<typeof readSettings>,
): Finding[] {
  const all = listDefaults(defaults, settings)
  return values.flatMap(({name, fact, value, line}): Finding[] => {
    const text = canonical(value)
    if (fact?.name !== name || text === undefined || dependsOnProject.has(name)) return []
    const {[name]: given, ...others} = settings
    const list = given === undefined ? all : listDefaults(defaults, others)
    const found = list.get(name)?.value
    if (found === undefined || canonicalOf(found) !== text) return []
    if (dependsOnUnknown(name, unknown, defaults)) return []
    const message = `${name} is ${found} by default with these settings. You can remove it.`
    return [{kind: 'default', line, name, message, options: [name]}]
  })
}
