import {execFile} from 'node:child_process'
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
  const {stdout} = await promisify(execFile)(...command, options)
  return stdout
}
