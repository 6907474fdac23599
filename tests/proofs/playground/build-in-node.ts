import {fork} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readFileSync} from 'node:fs'
import {mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
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
  const cwd = await writeFolder()
  const webpack = findWebpack()
  const program = fileURLToPath(new URL('node-build.mjs', import.meta.url))
  const child = fork(program, webpack, {
    cwd,
    execArgv: ['--preserve-symlinks'], // then webpack finds itself in the folder
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', data => (errors += String(data)))
  const ended = once(child, 'disconnect').then(() => Promise.reject(new Error(errors)))
  ended.catch(() => undefined) // it also ends when it is closed
  return {
    async build({files, config}, packages) {
      for (const name of await readdir(cwd)) await rm(join(cwd, name), {recursive: true})
      const installed = packages.flatMap(name =>
        Object.entries(readPackage(name, playgroundPackages)),
      )
      await writeInto(cwd, [...installed, ...files])
      await linkInto(cwd, webpack)
      await linkWorkspaces(cwd)
      child.send({config})
      const [result] = await Promise.race([once(child, 'message'), ended])
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
  files: ReadonlyArray<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), content)
  }
}

async function linkInto(dir: string, packages: readonly string[]): Promise<void> {
  for (const name of packages) {
    const link = join(dir, 'node_modules', name)
    await mkdir(dirname(link), {recursive: true})
    if (!existsSync(link)) await symlink(join(root, 'node_modules', name), link)
  }
}
