import {existsSync, renameSync, statSync} from 'node:fs'
import {mkdir, readdir, rm} from 'node:fs/promises'
import {basename, dirname, join, resolve} from 'node:path'

/** A folder next to the one to be replaced, until everything in it is written. */
export interface FreshFolder {
  readonly dir: string
  /** Puts the folder in the place of the old one. */
  swapIn(): Promise<void>
  /** Throws the folder away; the old one was never touched. */
  discard(): Promise<void>
}

/** A file that only a finished build has. */
const MARK = 'data/v1/index.json'

/**
 * Opens a fresh folder for a build of `outDir`. Throws if `outDir` holds anything but a build. Each
 * process has its own names next to `outDir`, all of which are renamed in one step: `.next` is
 * being written, `.old` is a whole build, `.gone` is being removed.
 */
export async function createFreshFolder(outDir: string): Promise<FreshFolder> {
  const target = resolve(outDir)
  const nameOf = (state: State) => `${target}.${state}-${process.pid}`
  await mkdir(dirname(target), {recursive: true})
  await tidyUp(target)
  await refuseForeignFolder(target, outDir)
  const dir = nameOf('next')
  await remove(dir)
  await mkdir(dir)
  return {
    dir,
    async swapIn() {
      do {
        await removeOld(nameOf('old'), nameOf('gone'))
        renameIfThere(target, nameOf('old'))
      } while (!takesPlace(dir, target)) // at once: other programs find no folder in between
      await removeOld(nameOf('old'), nameOf('gone'))
    },
    discard: () => remove(dir),
  }
}

type State = 'next' | 'old' | 'gone'

/** Whether a folder could be put where none is; another build may have been faster. */
function takesPlace(dir: string, target: string): boolean {
  try {
    renameSync(dir, target)
    return true
  } catch (error) {
    if (isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) return false
    throw error
  }
}

/** A build that ends in the midst of this leaves no part of a folder that looks like a whole one. */
async function removeOld(old: string, gone: string): Promise<void> {
  await remove(gone)
  renameIfThere(old, gone)
  await remove(gone)
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isOneOf(error, ['ENOENT'])) throw error
  }
}

function isOneOf(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some(code => code === error.code)
}

/** Another build may be removing the same folder. */
function remove(dir: string): Promise<void> {
  return rm(dir, {recursive: true, force: true, maxRetries: 3})
}

async function refuseForeignFolder(target: string, name: string): Promise<void> {
  const found = statSync(target, {throwIfNoEntry: false})
  const entries = await readdir(target).catch((error: unknown) => {
    if (isOneOf(error, ['ENOENT'])) return []
    throw error
  })
  const isForeign = entries.length > 0 && !existsSync(join(target, MARK))
  const isSame = found?.ino === statSync(target, {throwIfNoEntry: false})?.ino
  if (!isSame) return refuseForeignFolder(target, name) // another build has just replaced it
  if (!isForeign) return
  throw new Error(
    `${name} contains files that were not written by a build. Empty the folder, or use another one.`,
  )
}

/** Removes what builds left behind that were killed; brings back the site that one of them moved. */
async function tidyUp(target: string): Promise<void> {
  const pattern = /^\.(next|old|gone)-(\d+)$/
  for (const name of await readdir(dirname(target))) {
    const [, state, pid] = pattern.exec(name.slice(basename(target).length)) ?? []
    if (!name.startsWith(basename(target)) || state === undefined || isRunning(Number(pid)))
      continue
    const path = join(dirname(target), name)
    if (state !== 'old' || existsSync(target)) await remove(path)
    else takesPlace(path, target)
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
