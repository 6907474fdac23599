import {spawn} from 'node:child_process'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {root} from '../tools/disk/root.ts'

/** The folders of a build, none of them the author's. */
export interface BuildFolders {
  readonly content: string
  readonly out: string
  readonly cache: string
}

/** Cost of a build. */
export interface BuildCost {
  /** From its start as a process to its end. */
  readonly seconds: number
  /** Peak of the process and its threads, in millions of bytes. */
  readonly megabytes: number
}

/** Runs a build as `npm run build` does, in a separate process. Throws if it fails. */
export async function runBuild(
  {content, out, cache}: BuildFolders,
  flags: readonly string[] = [],
): Promise<BuildCost> {
  const memoryFile = `${out}.memory`
  const hook = new URL('record-memory.js', import.meta.url).href
  const folders = ['--content', content, '--out', out, '--cache', cache]
  const command = [
    '--no-concurrent-marking',
    '--import',
    hook,
    join(root, 'tools/commands/run-build.mjs'), // `build.ts` starts it as another process
    ...folders,
    ...flags,
  ]
  const start = performance.now()
  const {code, output} = await run(process.execPath, command, {
    ...process.env,
    BENCH_MEMORY_FILE: memoryFile,
  })
  const seconds = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`The build of ${content} failed:\n${output}`)
  const kibibytes = Number(await readFile(memoryFile, 'utf8'))
  return {seconds, megabytes: (kibibytes * 1024) / 1e6}
}

function run(
  command: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{code: number | null; output: string}> {
  const child = spawn(command, parameters, {cwd: root, env, stdio: ['ignore', 'pipe', 'pipe']})
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({code, output: Buffer.concat(chunks).toString()}))
  })
}
