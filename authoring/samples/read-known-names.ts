import {readSnapshot} from '../../tools/facts/fact-snapshots.ts'
import {loadProgram, type ProgramOption} from '../read-webpack/cli-program.ts'

/** Names known to webpack and its command line. */
export interface Names {
  /** Flags by command; the empty command has those of all. */
  readonly flags: Readonly<Record<string, readonly string[]>>
  /** Kinds of hooks by their names, by the class that has them. */
  readonly hooks: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Reads the flags of every command, and the hooks that the facts name. */
export async function readNames(): Promise<Names> {
  return {flags: await readFlags(), hooks: await readHooks()}
}

async function readFlags(): Promise<Names['flags']> {
  const {commands, options} = await loadProgram()
  const flags: Record<string, string[]> = {'': options.flatMap(namesOf)}
  for (const command of commands) {
    for (const name of [command.name(), ...command.aliases()]) {
      flags[name] = command.options.flatMap(namesOf)
    }
  }
  return flags
}

function namesOf({long, short}: ProgramOption): string[] {
  return short === undefined ? [long] : [long, short]
}

/** The hooks of the facts, also those of plugins: `CleanPlugin.getCompilationHooks`. */
async function readHooks(): Promise<Names['hooks']> {
  const hooks: Record<string, Record<string, string>> = {}
  for (const {name, hook} of (await readSnapshot('hooks'))?.facts ?? []) {
    if (hook === undefined) continue
    const end = name.lastIndexOf('.')
    const ofOwner = (hooks[name.slice(0, end)] ??= {})
    ofOwner[name.slice(end + 1)] = hook.type
  }
  return hooks
}
