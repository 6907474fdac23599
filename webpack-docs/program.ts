import {readFile} from 'node:fs/promises'
import {text as readStream} from 'node:stream/consumers'
import complete from '@bomb.sh/tab/commander'
import {Command} from 'commander'
import {NoAnswerError} from './answer.ts'
import {addExplain} from './explain-command.ts'
import {packageVersion} from './package-files.ts'
import {addAnswer} from './print-answer.ts'

/** The command line. Each command loads what it needs when it runs. */
export function createProgram(): Command {
  const program = new Command('webpack-docs')
    .description('Explains webpack: your configuration, your errors, and every page, offline.')
    .version(packageVersion)
    .helpCommand(false)
    .exitOverride()
  addExplain(program)
  addError(program)
  addReading(program)
  addFacts(program)
  addAgents(program)
  complete(program)
  return program
}

function addError(program: Command): void {
  const command = program
    .command('error')
    .description('say what the messages of a build mean, and what to do')
    .argument('[file]', 'file with what the build printed; default: standard input')
    .addHelpText('after', '\nExample:\n  npx webpack 2>&1 | npx webpack-docs error')
  addAnswer(command, async (file: string | undefined) => {
    const {explainErrors} = await import('./explain-error.ts')
    return explainErrors(await readOutput(file))
  })
}

async function readOutput(file: string | undefined): Promise<string> {
  if (file !== undefined && file !== '-') {
    return readFile(file, 'utf8').catch((cause: unknown) => {
      throw new NoAnswerError(`${file} cannot be read.`, {cause})
    })
  }
  if (!process.stdin.isTTY) return readStream(process.stdin)
  throw new NoAnswerError(
    'Pass what the build printed, from a pipe or in a file: npx webpack 2>&1 | npx webpack-docs error',
  )
}

function addReading(program: Command): void {
  const search = program
    .command('search')
    .description('search all pages')
    .argument('<words...>', 'a question, the name of an option, or words')
    .option('--limit <number>', 'number of hits', '8')
    .addHelpText('after', '\nExample:\n  webpack-docs search split vendor code')
  addAnswer(search, async (words: string[], {limit}: {limit: string}) => {
    const {searchPages} = await import('./search.ts')
    return searchPages(words.join(' '), Math.max(1, Number.parseInt(limit, 10) || 0))
  })
  const read = program
    .command('read')
    .description('print a page, a section of it, or the description of an option')
    .argument('<path>', 'guides/caching, /errors/resolve/#unhandled-scheme or output.path')
    .addHelpText('after', '\nExample:\n  webpack-docs read guides/caching')
  addAnswer(read, async (path: string) => (await import('./read.ts')).read(path))
}

function addFacts(program: Command): void {
  const option = program
    .command('option')
    .description('describe an option, a hook, a flag or another name of webpack')
    .argument('<name>', 'optimization.splitChunks, --mode or Compiler.emit')
    .addHelpText('after', '\nExample:\n  webpack-docs option output.filename')
  addAnswer(option, async (name: string) => (await import('./option.ts')).describeName(name))
  const changes = program
    .command('changes')
    .description('list what an update changes: options, hooks, flags and defaults')
    .argument('<from>', 'the old version, such as 5.90')
    .argument('<to>', 'the new version')
    .option('--package <name>', 'webpack, webpack-cli or webpack-dev-server', 'webpack')
    .addHelpText('after', '\nExample:\n  webpack-docs changes 5.90 5.113')
  addAnswer(changes, async (from: string, to: string, options: {package: string}) => {
    const {listChanges} = await import('./changes.ts')
    return listChanges({from, to, packageName: options.package})
  })
}

function addAgents(program: Command): void {
  const init = program
    .command('init')
    .description('add an index of the pages to AGENTS.md, for coding agents')
    .option('--yes', 'write without asking')
    .option('--remove', 'remove the index from AGENTS.md')
    .addHelpText('after', '\nThe index is shown first. Nothing else in the file is changed.')
  addAnswer(init, async ({yes, remove}: {yes?: boolean; remove?: boolean}) => {
    const {addIndex, removeIndex} = await import('./init.ts')
    return remove ? removeIndex() : addIndex({yes: yes === true})
  })
  program
    .command('mcp')
    .description('serve these commands to agents by the Model Context Protocol (stdio)')
    .option('--any-file', 'let agents run configurations outside of the current folder')
    .addHelpText(
      'after',
      '\nExample:\n  {"mcpServers": {"webpack": {"command": "npx", "args": ["webpack-docs", "mcp"]}}}',
    )
    .action(async (options: {anyFile?: boolean}) => (await import('./mcp.ts')).serveMcp(options))
}
