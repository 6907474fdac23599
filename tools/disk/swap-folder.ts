import {existsSync, renameSync, statSync} from 'node:fs'
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {basename, dirname, isAbsolute, join, relative, resolve} from 'node:path'
import {portablePath} from './portable-path.ts'
import {refuseFile} from './refuse-file.ts'

/** A folder next to the one to be replaced, until everything in it is written. */
interface FreshFolder {
  readonly dir: string
  /** Replaces the old folder with this one. */
  swapIn(): Promise<void>
  /** Removes the folder; the old one stays as it is. */
  discard(): Promise<void>
}

/** A file that only a finished build has. */
const MARK = 'data/v1/index.json'

/** Lists the files of a build, one per line. A build did not write other files in its folder. */
const RECORD = '.files'

/** Files that operating systems put into folders. */
const droppings = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

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
      await writeFile(join(dir, RECORD), (await listFiles(dir)).join('\n'))
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
    if (isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) return false
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

/** Throws if a folder cannot be replaced by a build of the pages in `content`. */
export async function checkOutFolder({
  out,
  content,
}: {
  out: string
  content: string
}): Promise<void> {
  const way = relative(resolve(content), resolve(out))
  if (!way.startsWith('..') && !isAbsolute(way)) {
    throw new Error(
      `${out} is in the content folder: the next build would read it.\nBuild into another folder.`,
    )
  }
  await refuseForeignFiles(out)
}

/** Throws if a folder holds files that no build wrote: a build replaces the folder completely. */
async function refuseForeignFiles(outDir: string): Promise<void> {
  const target = resolve(outDir)
  refuseFile(target)
  const found = statSync(target, {throwIfNoEntry: false})
  const foreign = await findForeignFiles(target)
  const isSame = found?.ino === statSync(target, {throwIfNoEntry: false})?.ino
  if (!isSame) return refuseForeignFiles(outDir) // another build has just replaced it
  const [first] = foreign
  if (first === undefined) return
  const others = foreign.length === 1 ? '' : ` and ${foreign.length - 1} more`
  throw new Error(
    `${outDir} contains files that were not written by a build: ${first}${others}.\n` +
      'Move them to another folder, or build into another one.',
  )
}

/** Lists only the top level of a folder that is not a build: it may be the root of a disk. */
async function findForeignFiles(dir: string): Promise<string[]> {
  if (!existsSync(join(dir, MARK))) return unlessGone(() => readdir(dir), [])
  const record = await unlessGone(() => readFile(join(dir, RECORD), 'utf8'), undefined)
  if (record === undefined) return [] // of a version that had no record
  const known = new Set(record.split('\n'))
  const files = await unlessGone(() => listFiles(dir), [])
  return files.filter(file => !known.has(file) && file !== RECORD && !droppings.has(basename(file)))
}

/** Another build may be replacing the folder. */
async function unlessGone<T, U>(read: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await read()
  } catch (error) {
    if (isOneOf(error, ['ENOENT'])) return otherwise
    throw error
  }
}

/** The sorted paths of all files below a folder. */
async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true})
  return entries
    .filter(entry => !entry.isDirectory())
    .map(({parentPath, name}) => portablePath(dir, join(parentPath, name)))
    .toSorted()
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
