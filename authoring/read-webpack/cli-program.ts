import {callMethod, fieldOf} from './live-objects.ts'
import {requireDefault} from './documented.ts'

/** An option of a command, as commander keeps it. */
export interface ProgramOption {
  readonly long: string
  readonly short?: string
  readonly required: boolean
  readonly optional: boolean
  readonly variadic: boolean
  readonly negate: boolean
  readonly defaultValue?: unknown
}

/** A command, as commander keeps it. */
interface ProgramCommand {
  readonly options: readonly ProgramOption[]
  name(): string
  aliases(): string[]
}

/** Everything that the command line takes. */
export interface Program {
  readonly options: readonly ProgramOption[]
  readonly commands: readonly ProgramCommand[]
}

/** Lets webpack-cli load all its commands, as it does to print all of its help. */
export function loadProgram(): Promise<Program> {
  return (loaded ??= load())
}

/** commander has one program for a process, which takes no command twice. */
let loaded: Promise<Program> | undefined

async function load(): Promise<Program> {
  const CommandLine = requireDefault<new () => {readonly program: Program}>('webpack-cli')
  const cli = new CommandLine()
  const logger = fieldOf(cli, 'logger')
  Object.assign(Object(logger), {raw() {}, log() {}})
  await withoutExit(() => callMethod(cli, 'run', ['node', 'webpack', '--help=verbose']))
  return cli.program
}

class Ended extends Error {}

/** webpack-cli ends its process after it has printed the help. */
async function withoutExit(run: () => unknown): Promise<void> {
  const {exit} = process
  process.exit = () => {
    throw new Ended()
  }
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  } finally {
    process.exit = exit
  }
}
