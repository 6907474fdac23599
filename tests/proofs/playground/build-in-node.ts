import {fork} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {mkdir, symlink} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Project} from '../../../app/playground/protocol.ts'
import {readPackage} from '../../../tools/bundle/playground/read-packages.ts'
import {playgroundPackages} from '../../../tools/examples/playground-packages.ts'
import {linkWorkspaces} from '../../../authoring/samples/link-workspaces.ts'
import {root} from '../../../tools/disk/root.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

interface NodeResult {
  /** Folder of the project. */
  readonly dir: string
  /** Contents in Base64. */
  readonly assets: ReadonlyArray<{readonly path: string; readonly content: string}>
  readonly issues: ReadonlyArray<{readonly severity: string; readonly message: string}>
}

/** Builds a project in Node.js, in a folder with these packages as npm installs them. */
export async function buildInNode(
  {files, config}: Project,
  packages: readonly string[],
): Promise<NodeResult> {
  const installed = packages.flatMap(name => Object.entries(readPackage(name, playgroundPackages)))
  const cwd = await writeFolder(Object.fromEntries([...installed, ...files]))
  await linkWebpack(cwd)
  await linkWorkspaces(cwd)
  const program = fileURLToPath(new URL('node-build.mjs', import.meta.url))
  const child = fork(program, config === undefined ? [] : [config], {
    cwd,
    // Then webpack finds itself in the folder of the project; hashes depend on that.
    execArgv: ['--preserve-symlinks'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', data => (errors += String(data)))
  const ended = once(child, 'disconnect').then(() => Promise.reject(new Error(errors)))
  const [result] = await Promise.race([once(child, 'message'), ended])
  return result
}

/** Links webpack and the packages that it needs. */
async function linkWebpack(dir: string): Promise<void> {
  const names = new Set(['webpack'])
  for (const name of names) {
    const folder = join(root, 'node_modules', name)
    const link = join(dir, 'node_modules', name)
    const {dependencies = {}} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const each of Object.keys(dependencies)) names.add(each)
    await mkdir(dirname(link), {recursive: true})
    if (!existsSync(link)) await symlink(folder, link)
  }
}
