import {readFile, readdir, realpath, stat} from 'node:fs/promises'
import {extname, join, relative, resolve, sep} from 'node:path'
import type {Issue} from '../content/issue.ts'

/** Larger pages are refused: no phone renders them, and no reader finds anything in them. */
export const PAGE_LIMIT = 1024 * 1024

/** A source of a page, not yet read. */
export interface SourceFile {
  /** Relative to the content folder, with slashes: `concepts/entry-points.md`. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** What a content folder holds. */
export interface ContentFolder {
  readonly pages: readonly SourceFile[]
  /** Paths of all other files that pages may refer to: images, downloads. */
  readonly files: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** Walks a content folder. What begins with `_` or `.` is left out. */
export async function readContentFolder(dir: string): Promise<ContentFolder> {
  const root = await realpath(dir).catch(() => undefined)
  const pages: SourceFile[] = []
  const files = new Set<string>()
  const issues: Issue[] = []

  async function walk(folder: string, ancestors: readonly string[]): Promise<void> {
    const entries = await readdir(folder, {withFileTypes: true})
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      if (/^[_.]/.test(entry.name)) continue
      const file = join(folder, entry.name)
      const path = relative(resolve(dir), file).split(sep).join('/')
      const real = await realpath(file).catch(() => undefined)
      if (real === undefined || !isWithin(real, root ?? dir) || ancestors.includes(real)) {
        issues.push(strayLink(path))
        continue
      }
      const {size, ...stats} = await stat(real).then(s => ({size: s.size, dir: s.isDirectory()}))
      if (stats.dir) await walk(file, [...ancestors, real])
      else if (/^\.mdx?$/.test(extname(path))) pages.push({path, size})
      else files.add(path)
    }
  }

  if (root !== undefined) await walk(resolve(dir), [root])
  for (const {path, size} of pages) if (size > PAGE_LIMIT) issues.push(tooLarge(path, size))
  if (pages.length === 0) issues.push(root === undefined ? noFolder() : noPages())
  return {pages: pages.filter(({size}) => size <= PAGE_LIMIT), files, issues}
}

/** The text of a source; an issue instead if it is not UTF-8 or cannot be read. */
export async function readText(dir: string, path: string): Promise<string | Issue> {
  let bytes: Buffer
  try {
    bytes = await readFile(join(dir, path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The file cannot be read: ${reason}.`
    const hint = 'Check that it exists and that you may read it.'
    return {rule: 'unreadable', severity: 'error', file: path, line: 1, message, hint}
  }
  try {
    return decodeUtf8(bytes).replaceAll('\r\n', '\n')
  } catch {
    return notUtf8(path, bytes)
  }
}

/** The text of a data file such as `site.json`, or nothing if there is none. */
export async function readOptional(dir: string, path: string): Promise<string | Issue | undefined> {
  const found = await stat(join(dir, path)).catch(() => undefined)
  return found === undefined ? undefined : readText(dir, path)
}

/** The bytes of a file that a page refers to. */
export function readBytes(dir: string, path: string): Promise<Buffer> {
  return readFile(join(dir, path))
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(root + sep)
}

/** Throws on bytes that no character has; drops a byte order mark. */
function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
}

function notUtf8(file: string, bytes: Buffer): Issue {
  const line = firstBadLine(bytes)
  const message = 'The file is not UTF-8: this line holds bytes that no character has.'
  const hint = 'Save it as UTF-8 in your editor.'
  return {rule: 'not-utf8', severity: 'error', file, line, message, hint}
}

/** A line feed is never a part of another character, so that each line can be read by itself. */
function firstBadLine(bytes: Buffer): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf('\n', start)
    try {
      decodeUtf8(bytes.subarray(start, end === -1 ? undefined : end))
    } catch {
      return line
    }
    if (end === -1) return line
    start = end + 1
  }
}

function strayLink(file: string): Issue {
  const message = 'The symbolic link leads nowhere, out of the content folder, or into itself.'
  const hint = 'Put the file itself here; only what is in the folder is published.'
  return {rule: 'link-leaves-content', severity: 'error', file, line: 1, message, hint}
}

function tooLarge(file: string, size: number): Issue {
  const message = `The page has ${size} bytes; at most ${PAGE_LIMIT} can be read on a phone.`
  const hint = 'Split it into several pages.'
  return {rule: 'page-too-large', severity: 'error', file, line: 1, message, hint}
}

function noFolder(): Issue {
  const message = 'There is no such folder.'
  const hint = 'Name the folder in which your pages are.'
  return {rule: 'no-pages', severity: 'error', file: '', line: 1, message, hint}
}

function noPages(): Issue {
  const message = 'The content folder has no page.'
  const hint = 'Create index.md with a title in its front matter, or name another folder.'
  return {rule: 'no-pages', severity: 'error', file: '', line: 1, message, hint}
}
