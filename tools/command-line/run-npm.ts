import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'

interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs npm, and resolves to what it prints. Windows cannot run `npm` without a shell, so the script
 * of the npm that runs this program is used, if there is one.
 */
export async function runNpm(args: readonly string[], options: RunOptions = {}): Promise<string> {
  const script = process.env['npm_execpath']
  const command: [string, string[]] = script?.endsWith('.js')
    ? [process.execPath, [script, ...args]]
    : ['npm', [...args]]
  const {stdout} = await promisify(execFile)(...command, {...options, maxBuffer: 2 ** 26})
  return stdout
}

/** Packs a folder as npm publishes it; resolves to the file. */
export async function packFolder(dir: string, outDir: string): Promise<string> {
  const stdout = await runNpm(['pack', '--json', '--pack-destination', outDir, dir])
  const [, name] = /"filename":\s*"([^"]+)"/.exec(stdout) ?? []
  if (name === undefined) throw new Error(`npm did not say what it packed: ${stdout}`)
  return join(outDir, name)
}
