import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, inject} from 'vitest'
import {packDocumentation} from '../../tools/commands/pack-documentation.ts'

const run = promisify(execFile)

/** What a command printed, and how it ended. */
export interface Result {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A project with webpack, in which the package is installed. */
export interface Project {
  /** Folder of the project. */
  dir: string
  /** Path of the packed file. */
  tarball: string
  /** Path of the script of the command. */
  command: string
  write(files: Readonly<Record<string, string>>): Promise<void>
  /** Runs `webpack-docs` in the folder of the project. */
  docs(args: readonly string[], options?: {input?: string; cwd?: string}): Promise<Result>
}

/** Packs the documentation and installs it in a project, before the tests of a file. */
export function installDocumentation(): Project {
  const project: Project = {
    dir: '',
    tarball: '',
    command: '',
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        const file = join(project.dir, path)
        await mkdir(dirname(file), {recursive: true})
        await writeFile(file, text)
      }
    },
    docs: (args, options) => runDocs(project, args, options),
  }
  beforeAll(async () => {
    project.dir = await mkdtemp(join(tmpdir(), 'documentation-'))
    project.tarball = await packDocumentation(inject('sites').content, join(project.dir, 'packed'))
    await writeFile(join(project.dir, 'package.json'), '{"private": true}\n')
    const install = ['install', '--offline', '--no-audit', '--no-fund', project.tarball]
    await run('npm', install, {cwd: project.dir, shell: process.platform === 'win32'})
    for (const name of ['webpack', 'webpack-cli', 'tsx']) await link(project.dir, name)
    project.command = join(project.dir, 'node_modules/webpack-documentation/lib/webpack-docs.js')
  })
  afterAll(() => rm(project.dir, {recursive: true, force: true}))
  return project
}

async function runDocs(
  {dir, command}: Project,
  args: readonly string[],
  {input = '', cwd = dir}: {input?: string; cwd?: string} = {},
): Promise<Result> {
  const child = run(process.execPath, [command, ...args], {
    cwd,
    env: {...process.env, NO_COLOR: '1'},
    maxBuffer: 2 ** 26,
  })
  child.child.stdin?.end(input)
  try {
    const {stdout, stderr} = await child
    return {code: 0, stdout, stderr: stderr.replace(WAITING, '')}
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error)) throw error
    const {code = 0, stdout = '', stderr = ''} = {...error}
    return {
      code: Number(code),
      stdout: String(stdout),
      stderr: String(stderr).replace(WAITING, ''),
    }
  }
}

/** Printed where a machine takes more than three seconds to load a configuration. */
const WAITING = 'Waiting for the configuration …\n'

/** Links a package that the examples use. */
async function link(dir: string, name: string): Promise<void> {
  const folders = [resolve('documented/node_modules', name), resolve('node_modules', name)]
  const installed = folders.find(folder => existsSync(folder))
  if (installed === undefined) throw new Error(`${name} is not installed. Run npm ci.`)
  await symlink(installed, join(dir, 'node_modules', name), 'junction')
}
