import {parseArgs} from 'node:util'
import {runIfCalled} from './run-if-called.ts'

/** A program of ours whose options are on or off. */
interface Command<Flag extends string> {
  readonly help: string
  /** Options besides `--help`. */
  readonly flags?: readonly Flag[]
  readonly run: (has: (flag: Flag) => boolean) => Promise<void>
}

/** Runs a command, or prints its help, if the module with this URL is what Node.js was started with. */
export function runCommand<Flag extends string>(
  module: string,
  {help, flags = [], run}: Command<Flag>,
): void {
  runIfCalled(module, async () => {
    const names = ['help', ...flags]
    const options = Object.fromEntries(names.map(name => [name, {type: 'boolean' as const}]))
    const {values} = parseArgs({options})
    return values['help'] ? console.log(help) : run(flag => values[flag] === true)
  })
}
