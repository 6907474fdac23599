import {findHome} from '../../fact-home.ts'
import type {CheckedConfig, ConfigProblem, SetOption} from './checked-config.ts'
import {createFactFinder} from '../find-fact.ts'
import type {Facts} from '../../webpack.ts'
import {nearestOptions} from './nearest-options.ts'
import {successorOf} from '../successors.ts'

/** Something to change in a configuration. */
export interface Finding {
  readonly kind: ConfigProblem['kind'] | 'deprecated' | 'default'
  /** Absent if the name of the option is on several lines of the text, or on none. */
  readonly line: number | undefined
  /** What is wrong, and what to do. */
  readonly message: string
  /** Options to look at: the one that is written, or those that may be meant. */
  readonly options: readonly string[]
}

/** The results for configurations, in the order of their lines. */
export function listFindings(
  {text, configs}: {text: string; configs: readonly CheckedConfig[]},
  facts: Facts,
): Finding[] {
  const findFact = createFactFinder(facts)
  const findMeant = createSuggester(facts)
  const findOptions = (problem: ConfigProblem) => {
    const successor = successorOf(problem.path.join('.'))
    if (successor) return successor.options.filter(name => findFact(name.split('.')))
    const fact = findFact(problem.path)
    if (fact) return [fact.name]
    return problem.path[0] === 'devServer' ? [] : findMeant(problem)
  }
  const describe = (problem: ConfigProblem): Finding => {
    const {kind, path, message, advice} = problem
    const line = findLine(text, path)
    return {kind, line, message: join(shorten(message), advice), options: findOptions(problem)}
  }
  const describeOption = ({path, value = '', isDefault}: SetOption): Finding[] => {
    const {name, deprecated} = findFact(path) ?? {}
    if (name === undefined) return []
    const line = findLine(text, path)
    const successor = successorOf(path.join('.'))
    if (deprecated || successor) {
      const options = [name, ...(successor?.options ?? [])]
      const message = join(
        `${name} is ${deprecated ? 'deprecated' : 'an old name'}.`,
        successor?.advice,
      )
      return [{kind: 'deprecated', line, message, options}]
    }
    const message = `${name} is ${value} by default with these settings. You can remove it.`
    return isDefault ? [{kind: 'default', line, message, options: [name]}] : []
  }
  const findings = configs.flatMap(({problems, options}) => [
    ...problems.map(describe),
    ...options.flatMap(describeOption),
  ])
  return findings.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0)
}

function join(message: string, advice: string | undefined): string {
  return advice === undefined ? message : `${message}\n${advice}`
}

/** Finds the option that webpack suggests, or those whose names are closest. */
function createSuggester({facts, aliases = {}}: Facts) {
  const names = facts.map(({name}) => name)
  const parents = new Set(names.flatMap(name => listParents(name.split('.'))))
  const findParent = (path: readonly string[]) => {
    const open = path.map((_, index) => path.with(index, '<key>').join('.'))
    const written = [path.join('.'), ...open]
    const lists = written.map(name => name.replace(/\[\]$/, '')) // `use[]` has the options of `use`
    const homes = [...written, ...lists].map(name =>
      findHome(name, aliases, each => parents.has(each)),
    )
    return homes.find(home => home !== undefined)?.split('.') ?? path
  }
  return ({path, message}: ConfigProblem): readonly string[] => {
    const [, hint = ''] = /Did you mean ([\w.]+)/.exec(message) ?? []
    if (names.includes(hint)) return [hint]
    return nearestOptions([...findParent(path.slice(0, -1)), path.at(-1) ?? ''], names)
  }
}

/** `output.library.name` → `output`, `output.library` */
function listParents(parts: readonly string[]): string[] {
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
}

/** The line of the only property with the name of an option. */
function findLine(text: string, path: readonly string[]): number | undefined {
  const key = path.at(-1)?.replaceAll('[]', '') ?? ''
  if (!/^[\w$]+$/.test(key)) return undefined
  const [first, ...others] = text.matchAll(
    new RegExp(`(?<![\\w$.])['"]?${key}['"]?\\s*[:(,}]`, 'g'),
  )
  if (first === undefined || others.length > 0) return undefined
  return text.slice(0, first.index).split('\n').length
}

/**
 * webpack's message without the list of all options, and without the details of each alternative.
 */
function shorten(message: string): string {
  const [head = ''] = message.split(/ These properties are valid|\n\s+Details:/)
  const [hint = ''] = /\n\s*(?:Did you mean|BREAKING CHANGE|The 'debug')[^]*/.exec(message) ?? []
  const text = head.includes(hint) ? head : head + hint
  return text.replaceAll(/\n\s+/g, '\n')
}
