import {isDeepStrictEqual} from 'node:util'
import type {Defaults} from '#contract/defaults.ts'

/** The options whose default differs in some configuration, in both modes or not. */
export function listChangedDefaults(before: Defaults, after: Defaults): string[] {
  const old = new Map(before.options.map(option => [option.name, option]))
  return after.options
    .filter(option => old.has(option.name) && !isDeepStrictEqual(old.get(option.name), option))
    .map(({name}) => name)
}
