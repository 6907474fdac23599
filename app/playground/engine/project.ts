import path from 'path'
import type {Project, ProjectFiles} from '../protocol.ts'
import {fs, PROJECT, volume} from './file-system.ts'
import {process, resetProcess} from '../shims/process.ts'

const PACKAGES = `${PROJECT}/node_modules`

/** Paths of installed packages and of webpack's own files, which no project replaces. */
const installed = new Set<string>()

/** Writes the files of a package: they stay for all projects. */
export function installFiles(files: ProjectFiles): void {
  for (const [name, content] of files) {
    writeFile(name, content)
    installed.add(/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  }
}

export function isInstalled(name: string): boolean {
  return installed.has(`node_modules/${name}`)
}

/** Replaces the files of the last project, and what its build emitted. */
export function writeProject({files, config = ''}: Project): void {
  for (const name of fs.readdirSync('/')) if (`/${name}` !== PROJECT) remove(`/${name}`)
  for (const name of fs.readdirSync(PROJECT)) {
    if (name !== 'node_modules') remove(`${PROJECT}/${String(name)}`)
  }
  for (const name of fs.readdirSync(PACKAGES)) {
    const isScope = String(name).startsWith('@')
    if (!isScope && !isInstalled(String(name))) remove(`${PACKAGES}/${String(name)}`)
  }
  for (const [name, content] of files) writeFile(name, content)
  linkWorkspaces(files)
  resetProcess()
  process.chdir(path.join(PROJECT, path.dirname(config)))
}

function remove(name: string): void {
  fs.rmSync(name, {recursive: true, force: true})
}

function writeFile(name: string, content: string | Uint8Array): void {
  const file = path.resolve(PROJECT, name)
  if (!file.startsWith(`${PROJECT}/`) || name.includes('\0') || name.endsWith('/')) {
    throw new Error(`“${name.slice(0, 200)}” is not the path of a file in the project.`)
  }
  fs.mkdirSync(path.dirname(file), {recursive: true})
  fs.writeFileSync(file, typeof content === 'string' ? content : Buffer.from(content))
}

/** Links the packages of workspaces, as `npm install` does. */
function linkWorkspaces(files: ProjectFiles): void {
  const {workspaces} = readManifest(files, 'package.json')
  for (const pattern of [workspaces].flat()) {
    if (typeof pattern !== 'string') continue
    const form = toRegExp(path.join(pattern, 'package.json'))
    for (const file of files.keys()) if (form.test(file)) linkPackage(files, file)
  }
}

/** `packages/*` */
function toRegExp(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(String.raw`\*`, '[^/]+')}$`)
}

function linkPackage(files: ProjectFiles, manifest: string): void {
  const {name} = readManifest(files, manifest)
  if (typeof name !== 'string' || !/^(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name)) return
  const link = `${PACKAGES}/${name}`
  if (fs.existsSync(link)) return
  fs.mkdirSync(path.dirname(link), {recursive: true})
  volume.symlinkSync(`${PROJECT}/${path.dirname(manifest)}`, link)
}

/** The object in a `package.json`, which may hold anything. */
function readManifest(files: ProjectFiles, name: string): Readonly<Record<string, unknown>> {
  try {
    return {...JSON.parse(String(files.get(name) ?? '{}'))}
  } catch (error) {
    throw new SyntaxError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
