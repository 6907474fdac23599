import {statSync} from 'node:fs'
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {basename, isAbsolute, join, relative, resolve} from 'node:path'
import {hasCode} from './error-code.ts'
import {portablePath} from './portable-path.ts'
import {refuseFile} from './refuse-file.ts'

/** Lists the files of a finished build, one per line. The build did not write others in its folder. */
const RECORD = '.files'

/** Files that operating systems put into folders. */
const droppings = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

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
export async function refuseForeignFiles(outDir: string): Promise<void> {
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

/** Records the files that a build has written into a folder. */
export async function recordFiles(dir: string): Promise<void> {
  await writeFile(join(dir, RECORD), (await listFiles(dir)).join('\n'))
}

/** Lists only the top level of a folder that is not a build: it may be the root of a disk. */
async function findForeignFiles(dir: string): Promise<string[]> {
  const record = await unlessGone(() => readFile(join(dir, RECORD), 'utf8'), undefined)
  if (record === undefined) return unlessGone(() => readdir(dir), [])
  const known = new Set(record.split('\n'))
  const files = await unlessGone(() => listFiles(dir), [])
  return files.filter(file => !known.has(file) && file !== RECORD && !droppings.has(basename(file)))
}

/** Another build may be replacing the folder. */
async function unlessGone<T, U>(read: () => Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await read()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return otherwise
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
