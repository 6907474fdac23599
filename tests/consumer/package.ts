import {execFile} from 'node:child_process'
import {mkdir, symlink} from 'node:fs/promises'
import {dirname, join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {beforeAll} from 'vitest'
import {writeFiles, writeFolder} from '../tools/temp-folder.ts'

const run = promisify(execFile)

interface Installation {
  /** Writes the packed file into a folder; resolves to its path. */
  readonly pack: (outDir: string) => Promise<string>
  readonly type: 'module' | 'commonjs'
  /** Folders of packages that the project has as well. */
  readonly others: readonly string[]
}

/** Packs a package and installs it in an empty project; resolves to the packed file. */
export async function installPackage(
  dir: string,
  {pack, type, others}: Installation,
): Promise<string> {
  const tarball = await pack(join(dir, 'packed'))
  await writeFiles(dir, {'package.json': JSON.stringify({private: true, type})})
  const install = ['install', '--offline', '--no-audit', '--no-fund', tarball]
  await run('npm', install, {cwd: dir, shell: process.platform === 'win32'})
  for (const folder of others) {
    const target = join(dir, folder.replace(/^documented\//, ''))
    await mkdir(dirname(target), {recursive: true})
    await symlink(resolve(folder), target, 'junction')
  }
  return tarball
}

/** A project of a third party, in a folder of its own for the tests of a file. */
export function useProject(prepare: (dir: string) => Promise<unknown>) {
  const project = {
    dir: '',
    write: (files: Readonly<Record<string, string>>) => writeFiles(project.dir, files),
    /** Runs a script with plain Node.js in the folder of the project; resolves to what it prints. */
    async run(...args: string[]): Promise<string> {
      const options = {cwd: project.dir, maxBuffer: 2 ** 26}
      return (await run(process.execPath, args, options)).stdout
    },
  }
  beforeAll(async () => {
    project.dir = await writeFolder()
    await prepare(project.dir)
  })
  return project
}
