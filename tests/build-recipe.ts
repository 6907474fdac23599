import {execFile} from 'node:child_process'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {readExamples} from '../tools/load/read-examples.ts'
import {configOf, writeExample} from '../tools/authoring/samples/build-example.ts'
import {documentedFolder, type Workshop} from '../tools/authoring/samples/workshop.ts'

const run = promisify(execFile)

const require = createRequire(join(documentedFolder, 'package.json'))

/** Copies an example and builds it with webpack's command line; resolves to its folder. */
export async function buildRecipe(name: string, workshop: Workshop): Promise<string> {
  const {examples} = readExamples()
  const example = examples.get(name)
  if (!example) throw new Error(`There is no example ${name}.`)
  const config = configOf(example)
  const folder = await writeExample(example, config, workshop)
  await runInstalled('webpack-cli/bin/cli.js', ['--config', config], folder)
  return folder
}

/** Runs a program of a documented package, such as `typescript/bin/tsc`; resolves to its output. */
export async function runInstalled(
  program: string,
  parameters: readonly string[],
  cwd: string,
): Promise<string> {
  const path = require.resolve(program)
  return (await run(process.execPath, [path, ...parameters], {cwd})).stdout
}
