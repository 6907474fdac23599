import type {PhrasingContent} from 'mdast'
import {
  defaultTargets,
  defaultModes,
  type DefaultMode,
  type DefaultTarget,
} from '#contract/default-choices.ts'
import type {Defaults} from '#contract/defaults.ts'
import {listNames} from '../issues/nearest-names.ts'
import {buildSpan, buildText} from './build-nodes.ts'
import {buildDefaultValue} from './type-code.ts'
import {withTheirInputs} from '#contract/defaults-in-force.ts'
import {listDefaults} from '#contract/explain-default.ts'
import {groupBy} from '#contract/private/group-by.ts'

/**
 * The defaults of an option with every mode and target: `"named"` in development … Each is a marked
 * element, so that the site can show the one that a reader chose. Those that few readers need come
 * last, and are hidden until a reader chooses them. Nothing if the default is always the same.
 */
export function buildDefaultItems(defaults: Defaults, name: string): PhrasingContent[] {
  const items = listChosenDefaults(defaults, name).map(item => ({
    ...item,
    usual: item.choices.filter(isUsual),
  }))
  const usual = items.filter(item => item.usual.length > 0)
  const others = items.filter(item => item.usual.length === 0)
  return [...usual, ...others].map((item, index) => {
    const where = usual.length === 1 && index === 0 ? '' : describe(item, item.usual)
    const before = index === 0 ? [] : [hint(', ')]
    const after = where === '' ? [] : [hint(` ${where}`)]
    const className = index < usual.length ? ['default'] : ['default', 'default-other']
    const dataDefault = formatChoices(item.choices)
    return buildSpan({className, dataDefault}, [...before, valueOf(item), ...after])
  })
}

function isUsual({mode, target}: Choice): boolean {
  return (mode === 'production' || mode === 'development') && isUsualTarget(target)
}

function isUsualTarget(target: string): boolean {
  return target === 'web' || target === 'node'
}

function valueOf({value, error}: ChosenDefault): PhrasingContent {
  return error === undefined ? buildDefaultValue(value) : buildText('an error')
}

/** `in production`, `for node`, or `in production for web` */
function describe({choices}: ChosenDefault, usual: readonly Choice[]): string {
  const isOther = usual.length === 0
  const targets = isOther ? defaultTargets : defaultTargets.filter(isUsualTarget)
  const modes = isOther ? 3 : 2
  const byMode = [...groupBy(isOther ? choices : usual, ({mode}) => mode)]
  const lists = groupBy(byMode, ([, found]) => {
    const names = found.map(({target}) => target)
    return names.length === targets.length ? '' : ` for ${listNames(names, 'and')}`
  })
  const parts = [...lists].map(([list, found]) => {
    const names = found.map(([mode]) => mode)
    return (names.length === modes ? list : `in ${listNames(names, 'and')}${list}`).trim()
  })
  return listNames(parts, 'and')
}

/** Text around a value, which is hidden if only this value is shown. */
function hint(value: string): PhrasingContent {
  return buildSpan({className: ['default-when']}, [buildText(value)])
}

/** A default of an option, and where it is in force while nothing else is set. */
interface ChosenDefault {
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly choices: readonly Choice[]
}

/** A mode and a target. */
interface Choice {
  readonly mode: DefaultMode
  readonly target: DefaultTarget
}

/** The defaults of an option with every mode and target. Empty if neither changes them. */
function listChosenDefaults(defaults: Defaults, name: string): ChosenDefault[] {
  const options = new Map(defaults.options.map(option => [option.name, option]))
  const inputs = withTheirInputs([name], options)
  if (!inputs.has('mode') && !inputs.has('target')) return []
  const found = new Map<string, {value?: string; error?: string; choices: Choice[]}>()
  for (const {mode, target, table} of listTables(defaults)) {
    const {value = 'undefined', error} = table.get(name) ?? {}
    const key = error === undefined ? value : 'error'
    const entry = found.get(key) ?? {...(error === undefined ? {value} : {error}), choices: []}
    entry.choices.push({mode, target})
    found.set(key, entry)
  }
  return found.size > 1 ? [...found.values()] : []
}

/** The defaults of all options with a mode and a target. */
interface Table extends Choice {
  readonly table: ReturnType<typeof listDefaults>
}

/** The tables of defaults that were needed so far: pages show hundreds of options. */
const knownTables = new WeakMap<Defaults, readonly Table[]>()

function listTables(defaults: Defaults): readonly Table[] {
  const known = knownTables.get(defaults)
  if (known) return known
  const tables = defaultModes.flatMap(mode =>
    defaultTargets.map(target => {
      const table = listDefaults(defaults, {mode: `"${mode}"`, target: `"${target}"`})
      return {mode, target, table}
    }),
  )
  knownTables.set(defaults, tables)
  return tables
}

/** The cases of a default as `data-default` lists them. */
function formatChoices(choices: readonly Choice[]): string {
  const modes = defaultModes.filter(
    mode => choices.filter(each => each.mode === mode).length === defaultTargets.length,
  )
  const targets = defaultTargets.filter(
    target => choices.filter(each => each.target === target).length === defaultModes.length,
  )
  const others = choices
    .filter(({mode, target}) => !modes.includes(mode) && !targets.includes(target))
    .map(({mode, target}) => `${mode}/${target}`)
  return [...modes, ...targets, ...others].join(' ')
}
