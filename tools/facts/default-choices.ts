import {
  defaultModes,
  defaultTargets,
  type DefaultMode,
  type DefaultTarget,
} from '#contract/default-choices.ts'
import {withTheirInputs} from '#contract/defaults-in-force.ts'
import type {Defaults} from '#contract/defaults.ts'
import {explainDefault} from '#contract/explain-default.ts'

/** A default of an option, and where it is in force while nothing else is set. */
export interface ChosenDefault {
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly choices: readonly Choice[]
}

/** A mode and a target. */
export interface Choice {
  readonly mode: DefaultMode
  readonly target: DefaultTarget
}

/** The defaults of an option with every mode and target. Empty if neither changes them. */
export function listChosenDefaults(defaults: Defaults, name: string): ChosenDefault[] {
  const options = new Map(defaults.options.map(option => [option.name, option]))
  const inputs = withTheirInputs([name], options)
  if (!inputs.has('mode') && !inputs.has('target')) return []
  const found = new Map<string, {value?: string; error?: string; choices: Choice[]}>()
  for (const mode of defaultModes) {
    let last: ReturnType<typeof explainDefault>
    for (const target of defaultTargets) {
      if (last === undefined || inputs.has('target')) {
        last = explainDefault(defaults, name, {mode: `"${mode}"`, target: `"${target}"`})
      }
      const {value, error} = last ?? {}
      const key = error === undefined ? (value ?? 'undefined') : 'error'
      const entry = found.get(key) ?? {
        ...(error === undefined ? {value: value ?? 'undefined'} : {error}),
        choices: [],
      }
      entry.choices.push({mode, target})
      found.set(key, entry)
    }
  }
  return found.size > 1 ? [...found.values()] : []
}

/** The cases of a default as `data-default` lists them. */
export function formatChoices(choices: readonly Choice[]): string {
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
