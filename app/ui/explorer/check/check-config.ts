import type {AnyNode} from 'acorn'
import type {Defaults} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {readAccepted} from './accepted-kinds.ts'
import {createOptionFinder, type WrittenOption} from './find-options.ts'
import {findRepeated} from './find-repeated.ts'
import {kindOf} from './literal.ts'
import {nearestOptions, wasRemoved} from './nearest-options.ts'
import {parseConfig} from './parse-config.ts'
import {readSettings} from './read-settings.ts'
import {shorten} from './shorten.ts'

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
  /** The first findings. */
  readonly findings: readonly Finding[]
  /** The number of further findings. */
  readonly more: number
  /** The settings of the first configuration, on which defaults depend. */
  readonly settings: DefaultSettings
}

/** Maximum number of findings. */
const MOST_FINDINGS = 100

/** Checks a configuration without running it. Reports only what is certain. */
export function checkConfig(text: string, options: Facts, defaults: Defaults): ConfigCheck {
  const parsed = parseConfig(text)
  if (parsed.error) {
    const finding = {kind: 'syntax', ...parsed.error, name: '', options: []} as const
    return {findings: [finding], more: 0, settings: {}}
  }
  const settings = parsed.configs.map(config => readSettings(config, defaults.inputs))
  const findOptions = createOptionFinder(options)
  const problems = parsed.configs.flatMap((config, index) => {
    const values = findOptions(config)
    const known = settings[index] ?? {settings: {}, unknown: []}
    return [...values.flatMap(checkOption), ...findRepeated(values, defaults, known)]
  })
  const names = options.facts.map(({name}) => name)
  return {
    findings: problems
      .toSorted((a, b) => a.written.line - b.written.line)
      .slice(0, MOST_FINDINGS)
      .map(({kind, message, written: {line, name, parent, key, fact}}) => {
        const nearest = fact ? [fact.name] : nearestOptions({parent, key}, names)
        return {kind, line, name, message, options: nearest}
      }),
    more: Math.max(0, problems.length - MOST_FINDINGS),
    settings: settings[0]?.settings ?? {},
  }
}

/** A finding without the options to look at: to search for the nearest ones takes time. */
interface Problem {
  readonly kind: Finding['kind']
  readonly message: string
  readonly written: WrittenOption
}

function checkOption(written: WrittenOption): Problem[] {
  const {key, fact, value} = written
  const name = shorten(written.name)
  if (fact === undefined) {
    const isRemoved = wasRemoved(key)
    const message = isRemoved
      ? `webpack 5 has no ${name}: it was removed.`
      : `webpack has no option ${name}.`
    return [{kind: isRemoved ? 'removed' : 'unknown', message, written}]
  }
  const problem = checkValue(value, fact)
  const wrong = {kind: 'value', message: `${name} ${problem}`, written} as const
  const deprecated = {kind: 'deprecated', message: `${name} is deprecated.`, written} as const
  return [...(problem === undefined ? [] : [wrong]), ...(fact.deprecated ? [deprecated] : [])]
}

function checkValue(value: AnyNode, {type = ''}: Fact): string | undefined {
  const kind = kindOf(value)
  const accepted = readAccepted(type)
  if (kind === undefined || accepted === undefined) return undefined
  const expected = `Its type is ${type}.`
  if (!accepted.kinds.has(kind)) return `cannot be ${withArticle(kind)}. ${expected}`
  if (value.type !== 'Literal' || typeof value.value !== 'string') return undefined
  if (accepted.strings === undefined || accepted.strings.has(value.value)) return undefined
  return `cannot be ${JSON.stringify(shorten(value.value))}. ${expected}`
}

function withArticle(kind: string): string {
  if (kind === 'null') return kind
  return /^[aeo]/.test(kind) ? `an ${kind}` : `a ${kind}`
}
