import {mkdir, readFile, symlink} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {glob} from 'tinyglobby'

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
}

/** Links the packages of a workspace into `node_modules`, as `npm install` does; false if there are none. */
export async function linkWorkspaces(folder: string): Promise<boolean> {
  const {workspaces = []} = await readManifest(join(folder, 'package.json'))
  if (workspaces.length === 0) return false
  const patterns = workspaces.map(pattern => `${pattern}/package.json`)
  for (const path of await glob(patterns, {cwd: folder, absolute: true})) {
    const {name} = await readManifest(path)
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), {recursive: true})
    await symlink(dirname(path), link, 'junction')
  }
  return true
}

async function readManifest(path: string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8'))
}
