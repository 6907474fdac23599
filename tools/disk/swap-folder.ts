import {existsSync, renameSync} from 'node:fs'
import {mkdir, readdir, rm} from 'node:fs/promises'
import {basename, dirname, join, resolve} from 'node:path'
import {hasCode} from './error-code.ts'
import {recordFiles, refuseForeignFiles} from './foreign-files.ts'
import {refuseFile} from './refuse-file.ts'

/** A folder next to the one to be replaced, until everything in it is written. */
interface FreshFolder {
  readonly dir: string
  /** Replaces the old folder with this one. */
  swapIn(): Promise<void>
  /** Removes the folder; the old one stays as it is. */
  discard(): Promise<void>
}

/**
 * Opens a fresh folder for a build of `outDir`. Throws if `outDir` holds anything but a build. Each
 * process has its own names next to `outDir`: `~next` is being written, `~old` is a complete build,
 * `~gone` is being removed. A folder gets its next name in one step.
 */
export async function createFreshFolder(outDir: string): Promise<FreshFolder> {
  const target = resolve(outDir)
  refuseFile(target)
  const nameOf = (state: State) => `${target}.~${state}-${process.pid}`
  await mkdir(dirname(target), {recursive: true})
  await tidyUp(target)
  await refuseForeignFiles(outDir)
  const dir = nameOf('next')
  await remove(dir)
  await mkdir(dir)
  return {
    dir,
    async swapIn() {
      await recordFiles(dir)
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

/** Moves a folder to where there is none; returns false if another build was faster. */
function takesPlace(dir: string, target: string): boolean {
  try {
    renameSync(dir, target)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}

/** A build that is interrupted here does not leave an incomplete folder that looks complete. */
async function removeOld(old: string, gone: string): Promise<void> {
  await remove(gone)
  renameIfThere(old, gone)
  await remove(gone)
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** Another build may be removing the same folder. */
function remove(dir: string): Promise<void> {
  return rm(dir, {recursive: true, force: true, maxRetries: 3})
}

/** Removes what killed builds left behind, and restores the site that one of them moved. */
async function tidyUp(target: string): Promise<void> {
  const pattern = /^\.~(next|old|gone)-(\d+)$/
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
