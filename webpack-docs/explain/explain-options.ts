import type {DefaultReason} from '#contract/explain-default.ts'
import {findHome} from '#contract/fact-home.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
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
  const findFact = createFactFinder(knowledge.facts)
  return config.values.map(option => {
    const {path, text, origin} = option
    const because = origin === 'default' ? findReasons(option) : undefined
    const {since, url, deprecated} = findFact(path) ?? {}
    return {
      path,
      name: path.join('.'),
      value: text,
      origin,
      ...(because && {because}),
      ...(since !== undefined && {since}),
      ...(deprecated && {deprecated}),
      ...(url !== undefined && {url: addressOf(url)}),
    }
  })
}

/** Finds the fact of an option, or of the nearest object that has one. */
function createFactFinder({facts, aliases = {}}: Facts) {
  const byName = new Map(facts.map(fact => [fact.name, fact]))
  return (path: readonly string[]): Fact | undefined => {
    for (let end = path.length; end > 0; end--) {
      const names = namesOf(path.slice(0, end))
      const homes = names.map(name => findHome(name, aliases, each => byName.has(each)))
      const home = homes.find(each => each !== undefined)
      if (home !== undefined) return byName.get(home)
    }
    return undefined
  }
}

/** `entry.main.import` may be `entry.<key>.import`. */
function namesOf(path: readonly string[]): string[] {
  const open = path.map((_, index) => path.with(index, '<key>').join('.'))
  return [path.join('.'), ...open]
}
