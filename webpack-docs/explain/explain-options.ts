import type {DefaultReason} from '#contract/explain-default.ts'
import {createFactFinder} from '#contract/private/find-fact.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {defined} from '#contract/private/defined.ts'
import {addressOf} from '../package-files.ts'
import {createReasonFinder, type DefaultKnowledge} from './find-reasons.ts'
import type {Origin, ReadConfig, ReadProject} from './request.ts'

/** An option in force, and why it is what it is. */
export interface ExplainedOption {
  readonly path: readonly string[]
  /** `output.filename` */
  readonly name: string
  /** The value as an expression. */
  readonly value: string
  readonly origin: Origin
  /** The settings that decide a default; absent if that is not certain. */
  readonly because?: readonly DefaultReason[]
  /** The version of webpack that added the option. */
  readonly since?: string
  readonly deprecated?: boolean
  /** Address of its description. */
  readonly url?: string
}

/** Explains all values of a configuration. */
export function explainOptions(
  config: ReadConfig,
  {webpackVersion}: ReadProject,
  knowledge: DefaultKnowledge & {readonly facts: Facts},
): ExplainedOption[] {
  const findReasons = createReasonFinder(config, webpackVersion, knowledge)
  const findFact = createNearestFinder(knowledge.facts)
  return config.values.map(option => {
    const {path, text, origin} = option
    const because = origin === 'default' ? findReasons(option) : undefined
    const {since, url, deprecated} = findFact(path) ?? {}
    return {
      path,
      name: path.join('.'),
      value: text,
      origin,
      ...defined({because, since, deprecated, url: url && addressOf(url)}),
    }
  })
}

/** Finds the fact of an option, or of the nearest object that has one. */
function createNearestFinder(facts: Facts) {
  const find = createFactFinder(facts)
  return (path: readonly string[]): Fact | undefined => {
    for (let end = path.length; end > 0; end--) {
      const fact = find(path.slice(0, end))
      if (fact) return fact
    }
    return undefined
  }
}
