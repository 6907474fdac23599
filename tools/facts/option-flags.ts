import {splitUnion} from '#contract/union-types.ts'
import type {Fact} from '#contract/webpack.ts'
import type {FactSet} from './fact-set.ts'

/** A flag that sets an option, with its other forms. */
export interface OptionFlag {
  /** `--output-clean` */
  readonly name: string
  /** The option, at the place where it is documented if it can be written at several. */
  readonly fact: Fact
  /** The first part of the path of the option that it sets. */
  readonly group: string
  /** `-o` */
  readonly short: string | undefined
  /** Whether there is `--no-output-clean`. */
  readonly canBeOff: boolean
  /** Whether there is `--entry-reset`, which empties a list. */
  readonly canBeReset: boolean
}

/** The group of the flags of the dev server, which are not named after their place. */
const SERVER = 'devServer'

/** All flags that set options, sorted by name, without those that only empty a list. */
export function listOptionFlags(facts: FactSet): OptionFlag[] {
  const groups = groupNames(facts).map(name => ({name, flag: flagOf(name)}))
  return [...facts.byFlag]
    .filter(([name, {kind}]) => name.startsWith('--') && kind !== 'flag' && !isReset(name))
    .map(([name, fact]) => ({
      name,
      fact,
      group: fact.kind === 'dev-server' ? SERVER : groupOf(name, groups),
      short: fact.flag === name ? facts.shortFlags.get(fact.id) : undefined,
      canBeOff: splitUnion(fact.type ?? '').some(type => type === 'boolean' || type === 'false'),
      canBeReset: facts.byFlag.has(`${name}-reset`),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether a flag sets something at a place such as `output` or `module.parser`, or below it. */
export function isFlagOf({name, group}: OptionFlag, place: string): boolean {
  return group === place || (place.startsWith(`${group}.`) && isBelow(name, flagOf(place)))
}

/** The first parts of the paths of all options, the longest first. */
function groupNames({byId}: FactSet): string[] {
  const names = [...byId.values()]
    .filter(({kind}) => kind === 'option')
    .map(({name}) => /^\w+/.exec(name)?.[0] ?? name)
  return [...new Set(names)].toSorted((a, b) => b.length - a.length)
}

function isReset(name: string): boolean {
  return name.endsWith('-reset')
}

interface Group {
  readonly name: string
  readonly flag: string
}

/** `--watch-options-poll` is of `watchOptions`, the longest group that matches. */
function groupOf(name: string, groups: readonly Group[]): string {
  return groups.find(({flag}) => isBelow(name, flag))?.name ?? SERVER
}

/** `watchOptions.poll` → `--watch-options-poll` */
function flagOf(place: string): string {
  const words = place
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return `--${words}`
}

function isBelow(name: string, flag: string): boolean {
  return name.startsWith(flag) && (name.length === flag.length || name[flag.length] === '-')
}

/**
 * The parts of a type that can be typed in a terminal: `(RegExp | string)[] | ((name: string) =>
 * boolean)` → `RegExp`, `string`. If there are none, the complete type.
 */
export function typedValues(type: string): string[] {
  const members = splitUnion(type).flatMap(typedMembers)
  return members.length > 0 ? [...new Set(members)] : [type]
}

/** The values of a list are typed one by one, without `false`, which would be `--no-…`. */
function typedMembers(member: string): string[] {
  const item = /^(.+)\[\]$/s.exec(member)?.[1]
  if (item !== undefined) {
    const items = splitUnion(item.replace(/^\((.*)\)$/s, '$1')).flatMap(typedMembers)
    return items.filter(value => value !== 'false')
  }
  return /^(?:string|number|boolean|RegExp|true|false|"[^"]+")$/.test(member) ? [member] : []
}
