import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll} from 'vitest'
import {packContract} from '../../tools/commands/pack-contract.ts'

const run = promisify(execFile)

/** A project of a third party in which the package is installed. */
export interface Project {
  dir: string
  /** Writes a file and runs it with plain Node.js; resolves to what it prints. */
  runFile(name: string, text: string): Promise<string>
}

/** Packs the contract and installs it in an empty project, before the tests of a file. */
export function installPackage(): Project {
  const project: Project = {
    dir: '',
    async runFile(name, text) {
      await writeFile(join(project.dir, name), text)
      const {stdout} = await run(process.execPath, [name], {cwd: project.dir})
      return stdout
    },
  }
  beforeAll(async () => {
    project.dir = await mkdtemp(join(tmpdir(), 'consumer-'))
    const tarball = await packContract(join(project.dir, 'packed'))
    await writeFile(join(project.dir, 'package.json'), '{"private": true, "type": "module"}\n')
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
      cwd: project.dir,
    })
    for (const name of others) await link(project.dir, name)
  })
  afterAll(() => rm(project.dir, {recursive: true, force: true}))
  return project
}

/** Dependencies of the examples besides the package. */
const others = ['ajv', 'mdast-util-to-hast', 'hast-util-to-html', '@types/mdast', '@types/node']

async function link(dir: string, name: string): Promise<void> {
  const target = join(dir, 'node_modules', name)
  await mkdir(join(target, '..'), {recursive: true})
  await symlink(resolve('node_modules', name), target)
}
