import {fork} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {mkdir, readdir, rename, rm, symlink, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import type {Project} from '../../../app/playground/protocol.ts'
import {readPackage} from '../../../tools/bundle/playground/read-package-files.ts'
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

/** Builds projects in Node.js. */
export interface NodeBuilder {
  /** Builds a project in a folder with these packages as npm installs them. */
  build(project: Project, packages: readonly string[]): Promise<NodeResult>
  close(): void
}

/**
 * Starts a process that builds one project after another in the same folder. Hashes depend on
 * webpack being in the folder of its project, and loading it again would take longer than a build.
 */
export async function startNodeBuilder(): Promise<NodeBuilder> {
  const folder = await writeFolder({'project/package.json': '{}\n'})
  const cwd = join(folder, 'project')
  const modules = join(cwd, 'node_modules')
  const webpack = findWebpack()
  await bundlePrograms(folder)
  const child = fork(join(folder, 'node-build.mjs'), webpack, {
    cwd,
    execArgv: ['--preserve-symlinks'], // then webpack finds itself in the folder
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', data => (errors += String(data)))
  const ended = once(child, 'disconnect').then(() => Promise.reject(new Error(errors)))
  ended.catch(() => undefined) // it also ends when it is closed
  const stores = new Map<string, string>()
  return {
    async build({files, config}, packages) {
      for (const name of await readdir(cwd)) await rm(join(cwd, name), {recursive: true})
      const key = packages.join()
      const store = stores.get(key) ?? join(folder, String(stores.size))
      stores.set(key, store)
      if (existsSync(store)) await rename(store, modules)
      else await install(cwd, packages, webpack)
      await writeInto(cwd, files)
      const hasLinks = await linkWorkspaces(cwd)
      child.send({config})
      const [result] = await Promise.race([once(child, 'message'), ended])
      await rm(join(modules, '.cache'), {recursive: true, force: true})
      if (!hasLinks) await rename(modules, store) // thousands of files need not be written again
      return result
    },
    close: () => child.disconnect(),
  }
}

/** Names of webpack and of the packages that it needs. */
function findWebpack(): string[] {
  const names = new Set(['webpack'])
  for (const name of names) {
    const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
    const {dependencies = {}} = JSON.parse(text)
    for (const each of Object.keys(dependencies)) names.add(each)
  }
  return [...names]
}

async function writeInto(
  dir: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), content)
  }
}

/** Writes packages as npm installs them, and links webpack. */
async function install(
  dir: string,
  packages: readonly string[],
  webpack: readonly string[],
): Promise<void> {
  for (const name of packages) {
    await writeInto(dir, Object.entries(readPackage(name, playgroundPackages)))
  }
  for (const name of webpack) {
    const link = join(dir, 'node_modules', name)
    await mkdir(dirname(link), {recursive: true})
    if (!existsSync(link)) await symlink(join(root, 'node_modules', name), link)
  }
}

/** Bundles the program of the process, and the hooks that it registers. */
async function bundlePrograms(outdir: string): Promise<void> {
  await build({
    entryPoints: ['node-build.mjs', 'changed-modules.mjs'].map(name =>
      fileURLToPath(new URL(name, import.meta.url)),
    ),
    outdir,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
}
