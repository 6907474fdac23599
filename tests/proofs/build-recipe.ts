import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {readExamples} from '../../tools/load/read-examples.ts'
import {configOf, writeExample} from '../../authoring/samples/build-example.ts'
import {documentedFolder, type Workshop} from '../../authoring/samples/workshop.ts'

const run = promisify(execFile)

const require = createRequire(join(documentedFolder, 'package.json'))

/** Environment variables for a program, besides those of this process. */
type Variables = Readonly<Record<string, string>>

/** Copies an example and builds it with webpack's command line; resolves to its folder. */
export async function buildRecipe(
  name: string,
  workshop: Workshop,
  variables: Variables = {},
): Promise<string> {
  const {folder, config} = await placeRecipe(name, workshop)
  await runInstalled('webpack-cli/bin/cli.js', ['--config', config], folder, variables)
  return folder
}

/** A copied example, and the path of its configuration in it. */
interface Recipe {
  readonly folder: string
  readonly config: string
}

/** Copies an example without building it. */
export async function placeRecipe(name: string, workshop: Workshop): Promise<Recipe> {
  const {examples} = readExamples()
  const example = examples.get(name)
  if (!example) throw new Error(`There is no example ${name}.`)
  const config = configOf(example)
  return {folder: await writeExample(example, workshop), config}
}

/** Runs a program of a documented package, such as `typescript/bin/tsc`; resolves to its output. */
export async function runInstalled(
  program: string,
  parameters: readonly string[],
  cwd: string,
  variables: Variables = {},
): Promise<string> {
  const path = require.resolve(program)
  const env = {...process.env, ...variables}
  return (await run(process.execPath, [path, ...parameters], {cwd, env})).stdout
}

/** A development server, and the URL that it has printed. */
interface ServedRecipe {
  readonly url: string
  readonly server: ChildProcess
}

/** Starts webpack-dev-server in a copied example, at a free port. */
export async function serveRecipe({folder, config}: Recipe): Promise<ServedRecipe> {
  const path = require.resolve('webpack-cli/bin/cli.js')
  const parameters = ['serve', '--config', config, '--mode', 'development', '--port', 'auto']
  const server = spawn(process.execPath, [path, ...parameters], {
    cwd: folder,
    env: {...process.env, NO_COLOR: '1'},
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const [, loopback] = /Loopback: (http\S+\/)/.exec(output) ?? []
      if (loopback !== undefined) resolve(loopback)
    })
    server.once('exit', () => reject(new Error(`The server ended:\n${output}`)))
  })
  return {url, server}
}

/** Runs a script of an example. */
export async function runNode(script: string, cwd: string): Promise<string> {
  return (await run(process.execPath, [script], {cwd})).stdout
}
