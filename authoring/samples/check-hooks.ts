import {suggestName} from '../../tools/issues/nearest-names.ts'
import {findHookUses, type HookUse} from './find-hook-uses.ts'
import type {Names} from './read-known-names.ts'
import type {Finding} from './worker/finding.ts'

/**
 * Every hook that a script names has to exist, and to be tapped in a way that it supports. Hooks of
 * unknown objects, such as a plugin of the reader's, are ignored.
 */
export function checkHooks(text: string, {hooks}: Names): Finding[] {
  return findHookUses(text).flatMap(use => {
    const {owner, name, tap, line} = use
    const known = hooks[owner]
    if (known === undefined) return []
    const kind = known[name]
    if (kind === undefined) return [unknownHook(use, Object.keys(known))]
    const isAsync = tap === 'tapAsync' || tap === 'tapPromise'
    if (!isAsync || !kind.startsWith('Sync')) return []
    const message = `The hook ${name} is a ${kind}, which has no ${tap}.`
    return [{rule: 'unknown-hook', message, hint: 'Use tap.', line}]
  })
}

function unknownHook({owner, name, line}: HookUse, known: readonly string[]): Finding {
  const message = `${owner} has no hook “${name}”.`
  const hint = suggestName(name, known, 'Look up its name.')
  return {rule: 'unknown-hook', message, hint, line}
}
