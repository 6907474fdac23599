import {fork} from 'node:child_process'
import {mkdtemp, realpath, rm} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {factsSchema, type FactFile, type Facts} from '#contract/webpack.ts'

/**
 * Reads a file of facts in a process of its own, in an empty folder and with next to no
 * environment: what a machine has set does not change what is read.
 */
export async function readApart(file: FactFile): Promise<Facts> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'facts-')))
  try {
    return factsSchema.parse(await runReader(file, folder))
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

/** Environment variables that programs need to start. */
const needed = ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot']

function runReader(file: FactFile, folder: string): Promise<unknown> {
  const kept = needed.map(name => [name, process.env[name]]).filter(([, value]) => value)
  const reader = fork(fileURLToPath(new URL('reader-process.ts', import.meta.url)), [file], {
    cwd: folder,
    env: {...Object.fromEntries(kept), LANG: 'C', TZ: 'UTC', BROWSERSLIST_ROOT_PATH: folder},
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    const errors: string[] = []
    reader.stderr?.on('data', (text: Buffer) => errors.push(text.toString()))
    reader.on('message', resolve)
    reader.on('error', reject)
    reader.on('close', () => reject(new Error(`Could not read ${file}.\n${errors.join('')}`)))
  })
}
