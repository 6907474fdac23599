import {existsSync} from 'node:fs'
import type {Command} from 'commander'
import {NoAnswerError} from './answer.ts'
import type {OptionFilter} from './explain/read-explained.ts'
import type {ConfigRequest} from './explain/request.ts'
import {addAnswer} from './print-answer.ts'

interface ExplainOptions extends OptionFilter {
  readonly mode?: string
  readonly env?: string[]
  readonly configNodeEnv?: string
  readonly configName?: string[]
  readonly diff?: boolean
}

const modes = ['development', 'production', 'none']

/** `webpack-docs explain` */
export function addExplain(program: Command): void {
  const command = program
    .command('explain')
    .description('print the configuration in force, and why each value is what it is')
    .argument('[files...]', 'configurations; default: the file that webpack-cli finds')
    .option('--mode <mode>', 'as for webpack')
    .option('--env <value...>', 'as for webpack: production, or api=staging')
    .option(
      '--config-node-env <value>',
      'as for webpack: NODE_ENV while the configuration is loaded',
    )
    .option('--config-name <name...>', 'only the configurations with these names')
    .option('--only <names...>', 'only these options: output, "optimization.*"')
    .option('--changed', 'only what is not a default')
    .option('--diff', 'how two modes or two files differ')
    .addHelpText('after', EXAMPLES)
  addAnswer(command, async (names: string[], options: ExplainOptions) => {
    const {diffConfigs, explainConfig} = await import('./explain/explain.ts')
    const {only, changed} = options
    const request = {...toRequest(options), only, changed}
    if (!options.diff) return explainConfig({...request, files: names})
    const [first, second] = names
    if (first === undefined || second === undefined || names.length > 2) {
      throw new NoAnswerError(
        'Name two modes or two files: webpack-docs explain --diff production development',
      )
    }
    return diffConfigs(sideOf(first, request), sideOf(second, request), {
      only,
      changed,
      names: [first, second],
    })
  })
}

const EXAMPLES = `
Examples:
  webpack-docs explain
  webpack-docs explain webpack.config.js --mode production --only "optimization.*"
  webpack-docs explain --changed
  webpack-docs explain --diff production development`

function toRequest({mode, env, configNodeEnv, configName}: ExplainOptions): ConfigRequest {
  return {files: [], mode, env, nodeEnv: configNodeEnv, names: configName}
}

/** A mode, or a file. */
function sideOf(name: string, request: ConfigRequest): ConfigRequest {
  if (existsSync(name)) return {...request, files: [name]}
  if (modes.includes(name)) return {...request, mode: name}
  throw new NoAnswerError(`“${name}” is neither a file nor a mode. Modes are: ${modes.join(', ')}.`)
}
