import {existsSync} from 'node:fs'
import {mkdir, readdir, rename, rm} from 'node:fs/promises'
import {basename, dirname, join, resolve} from 'node:path'

/** A folder beside the one to be replaced, until everything in it is written. */
export interface FreshFolder {
  readonly dir: string
  /** Puts the folder in the place of the old one. */
  swapIn(): Promise<void>
  /** Throws the folder away; the old one was never touched. */
  discard(): Promise<void>
}

/** A file that only a finished build has. */
const MARK = 'data/v1/index.json'

/** Opens a fresh folder for a build of `outDir`. Throws if `outDir` holds anything but a build. */
export async function createFreshFolder(outDir: string): Promise<FreshFolder> {
  const target = resolve(outDir)
  const old = `${target}.old`
  await mkdir(dirname(target), {recursive: true})
  if (!existsSync(target) && existsSync(old)) await rename(old, target) // interrupted in the middle
  await refuseForeignFolder(target, outDir)
  await removeLeftovers(target)

  const dir = `${target}.next-${process.pid}`
  await rm(dir, {recursive: true, force: true})
  await mkdir(dir)
  return {
    dir,
    async swapIn() {
      await rm(old, {recursive: true, force: true})
      if (existsSync(target)) await rename(target, old)
      await rename(dir, target)
      await rm(old, {recursive: true, force: true})
    },
    discard: () => rm(dir, {recursive: true, force: true}),
  }
}

async function refuseForeignFolder(target: string, name: string): Promise<void> {
  if (!existsSync(target) || existsSync(join(target, MARK))) return
  const entries = await readdir(target)
  if (entries.length === 0) return
  throw new Error(`${name} holds files that no build wrote. Empty it, or name another folder.`)
}

/** Removes what builds left behind that were killed. */
async function removeLeftovers(target: string): Promise<void> {
  const prefix = `${basename(target)}.next-`
  for (const name of await readdir(dirname(target))) {
    const pid = name.slice(prefix.length)
    if (!name.startsWith(prefix) || !/^\d+$/.test(pid) || isRunning(Number(pid))) continue
    await rm(join(dirname(target), name), {recursive: true, force: true})
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
