import type {Command} from 'commander'
import type {Answer} from './answer.ts'
import {formatForTerminal, styleOf} from './terminal.ts'

/** A command that prints its answer, or the value of it as JSON. */
export function addAnswer<Args extends unknown[]>(
  command: Command,
  run: (...args: Args) => Promise<Answer>,
): Command {
  return command.option('--json', 'print JSON').action(async (...args: Args) => {
    const {value, markdown} = await run(...args)
    const isJson = command.opts()['json'] === true
    const text = isJson
      ? `${JSON.stringify(value, null, 2)}\n`
      : formatForTerminal(markdown, styleOf(process.stdout))
    process.stdout.write(text)
  })
}
