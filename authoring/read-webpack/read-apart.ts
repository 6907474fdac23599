import {fork} from 'node:child_process'
import {mkdtemp, realpath, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {defaultsSchema, type Defaults} from '#contract/defaults.ts'
import {factsSchema, type FactFile, type Facts} from '#contract/webpack.ts'
import type {ReaderName} from './readers.ts'

/** Reads a file of facts in a separate process. */
export async function readApart(file: FactFile): Promise<Facts> {
  return factsSchema.parse(await readInFolder(file))
}

/** Reads the defaults of options in a separate process. */
export async function readDefaultsApart(): Promise<Defaults> {
  return defaultsSchema.parse(await readInFolder('defaults'))
}

function readInFolder(name: ReaderName): Promise<unknown> {
  return runApart({args: [name]})
}

/** How to run the process that reads. */
interface ApartOptions {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Options of Node.js. */
  readonly nodeOptions?: readonly string[]
}

const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))

/**
 * Runs the script that sends what it reads, in an empty folder and with almost no environment
 * variables, so that the result is the same on every machine. Throws if the script ends without a
 * message.
 */
export async function runApart<T>(options: ApartOptions): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'facts-')))
  try {
    await writeFile(join(folder, 'package.json'), '{}\n') // one further up may say "type": "module"
    return await runScript(options, folder)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** Environment variables that programs need to start. */
const needed = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot']

function runScript<T>({args, env, nodeOptions = []}: ApartOptions, folder: string): Promise<T> {
  const kept = needed.map(name => [name, process.env[name]]).filter(([, value]) => value)
  const reader = fork(script, [...args], {
    cwd: folder,
    env: {
      ...Object.fromEntries(kept),
      LANG: 'C',
      TZ: 'UTC',
      BROWSERSLIST_ROOT_PATH: folder,
      ...env,
    },
    execArgv: [
      ...nodeOptions,
      '--import',
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const errors: string[] = []
    reader.stderr?.on('data', (text: Buffer) => errors.push(text.toString()))
    reader.on('message', (message: T) => resolve(message))
    reader.on('error', reject)
    reader.on('close', () =>
      reject(new Error(`Could not read ${args.join(' ')}.\n${errors.join('')}`)),
    )
  })
}
