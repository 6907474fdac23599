import {isDeepStrictEqual} from 'node:util'
import type {Defaults} from '#contract/defaults.ts'

/**
 * Formats the differences between two readings of the defaults: versions, inputs and options, each
 * as added, removed or changed. Empty if there are none.
 */
export function buildDefaultsReport(before: Defaults | undefined, after: Defaults): string {
  const known = before && `${before.package} ${before.version}`
  const version = `${after.package} ${after.version}`
  const lines = [
    ...compareRows('input', before?.inputs ?? [], after.inputs),
    ...compareRows('default', before?.options ?? [], after.options),
  ]
  if (lines.length === 0 && known === version) return ''
  const heading = known === version ? version : `${known ?? 'nothing'} → ${version}`
  return [`defaults.json: ${heading}`, ...lines].join('\n')
}

/** The options whose default differs in some configuration, in both modes or not. */
export function listChangedDefaults(before: Defaults, after: Defaults): string[] {
  const old = new Map(before.options.map(option => [option.name, option]))
  return after.options
    .filter(option => old.has(option.name) && !isDeepStrictEqual(old.get(option.name), option))
    .map(({name}) => name)
}

interface Row {
  readonly name: string
}

function compareRows(kind: string, before: readonly Row[], after: readonly Row[]): string[] {
  const old = new Map(before.map(row => [row.name, row]))
  const now = new Map(after.map(row => [row.name, row]))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap(name => {
    if (isDeepStrictEqual(old.get(name), now.get(name))) return []
    const change = old.has(name) && now.has(name) ? '~' : now.has(name) ? '+' : '-'
    return [`  ${change} ${kind} ${name}`]
  })
}
