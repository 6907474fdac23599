import {nearest, suggestName} from '../../tools/issues/nearest-names.ts'
import type {Names} from './read-known-names.ts'
import type {Finding} from './worker/finding.ts'

/** A call of webpack's command line, with the line on which it begins. */
interface Command {
  readonly args: readonly string[]
  readonly line: number
}

/** Every command, flag and short flag of a call of webpack has to exist. */
export function checkCommands(text: string, lang: string, {flags}: Names): Finding[] {
  return findCommands(text, lang).flatMap(({args, line}) => {
    const [first = ''] = isHelp(args) ? args.slice(1) : args
    const isWord = /^[a-z][a-z-]*$/.test(first)
    if (isWord && flags[first] === undefined) return [unknownCommand(first, line, flags)]
    const command = isWord ? first : 'build'
    const known = [...(flags[command] ?? []), ...(flags[''] ?? [])]
    const end = args.indexOf('--')
    return args
      .slice(0, end === -1 ? undefined : end)
      .filter(arg => /^--?[a-z]/i.test(arg))
      .map(arg => arg.replace(/=.*$/s, ''))
      .filter(flag => !known.includes(flag))
      .map(flag => unknownFlag(flag, line, known))
  })
}

/** The calls of webpack in shell code. In a session, only lines after a prompt are commands. */
export function findCommands(text: string, lang: string): Command[] {
  const lines = text.split('\n')
  const isSession = lang === 'console' || lines.some(line => line.startsWith('$ '))
  const commands: Command[] = []
  for (let index = 0; index < lines.length; index++) {
    const start = index
    let line = lines[index] ?? ''
    if (isSession && !/^[$>] /.test(line)) continue
    while (line.endsWith('\\')) line = `${line.slice(0, -1)} ${lines[++index] ?? ''}`
    for (const words of splitWords(line.replace(/^[$>] /, ''))) {
      const args = argumentsOf(words)
      if (args) commands.push({args, line: start + 1})
    }
  }
  return commands
}

/** `webpack help serve --port` explains a flag of a command, `webpack help --mode` one of a build. */
function isHelp([first, second]: readonly string[]): boolean {
  return /^h(?:elp)?$/.test(first ?? '') && second !== undefined
}

/** The words of each command of a line, without comments. */
function splitWords(line: string): string[][] {
  const words = line.match(/(?:[^\s"'&|;]|"[^"]*"|'[^']*')+|[&|;]+/g) ?? []
  const commands: string[][] = [[]]
  for (const word of words) {
    if (word.startsWith('#')) break
    if (/^[&|;]/.test(word)) commands.push([])
    else commands.at(-1)?.push(word.replaceAll(/["']/g, ''))
  }
  return commands
}

const starters = /^(?:npx|bunx|yarn|pnpm|npm|exec|dlx|run|cross-env|sudo|time|--|-y|--yes)$/

/** The arguments after “webpack”, for any way to start it. */
function argumentsOf(words: readonly string[]): string[] | undefined {
  const first = words.findIndex(word => !/^\w+=/.test(word) && !starters.test(word))
  const name = words[first] ?? ''
  const program =
    name === 'node' ? words.findIndex(word => word.endsWith('webpack/bin/webpack.js')) : first
  if (program === -1) return undefined
  if (name === 'webpack-dev-server') return ['serve', ...words.slice(program + 1)]
  return name === 'node' || /^webpack(?:-cli)?$/.test(name) ? words.slice(program + 1) : undefined
}

function unknownCommand(name: string, line: number, flags: Names['flags']): Finding {
  const message = `webpack has no command “${name}”.`
  const known = 'Write a file with its path (./src/index.js), or a command that exists.'
  const hint = suggestName(name, Object.keys(flags), known)
  return {rule: 'unknown-flag', message, hint, line}
}

function unknownFlag(flag: string, line: number, known: readonly string[]): Finding {
  const near = nearest(flag, known)
  const message = `webpack has no flag ${flag}.`
  const hint =
    near === undefined
      ? 'To list all flags, run npx webpack --help=verbose.'
      : `Did you mean ${near}?`
  return {rule: 'unknown-flag', message, hint, line}
}
