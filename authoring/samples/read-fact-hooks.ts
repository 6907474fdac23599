import {readSnapshot} from '../../tools/facts/fact-snapshots.ts'
import type {Names} from './worker/finding.ts'

/** The hooks that the facts name, also those of plugins: `CleanPlugin.getCompilationHooks`. */
export async function readFactHooks(): Promise<Names['hooks']> {
  const hooks: Record<string, Record<string, string>> = {}
  for (const {name, hook} of (await readSnapshot('hooks'))?.facts ?? []) {
    if (hook === undefined) continue
    const end = name.lastIndexOf('.')
    const ofOwner = (hooks[name.slice(0, end)] ??= {})
    ofOwner[name.slice(end + 1)] = hook.type
  }
  return hooks
}
