import {mkdir, readFile, symlink} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {glob} from 'tinyglobby'
import {z} from 'zod'

const rootSchema = z.object({workspaces: z.array(z.string()).default([])})

const packageSchema = z.object({name: z.string()})

/** Links the packages of a workspace into `node_modules`, as `npm install` does; false if there are none. */
export async function linkWorkspaces(folder: string): Promise<boolean> {
  const {workspaces} = rootSchema.parse(await readJson(join(folder, 'package.json')))
  if (workspaces.length === 0) return false
  const patterns = workspaces.map(pattern => `${pattern}/package.json`)
  for (const path of await glob(patterns, {cwd: folder, absolute: true})) {
    const {name} = packageSchema.parse(await readJson(path))
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), {recursive: true})
    await symlink(dirname(path), link, 'junction')
  }
  return true
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
