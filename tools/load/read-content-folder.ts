import {readdirSync, readFileSync, realpathSync, statSync} from 'node:fs'
import {extname, join, resolve, sep} from 'node:path'
import {decodeSource} from '../content/decode-source.ts'
import type {Issue} from '../content/issue.ts'
import {PAGE_LIMIT} from '../content/page-limit.ts'
import {portablePath} from '../disk/portable-path.ts'

/** The files of a content folder. */
export interface ContentFolder {
  /** Paths of pages, relative to the folder, with slashes: `concepts/entry-points.md`. */
  readonly pages: readonly string[]
  /** Paths of all other files that pages may refer to: images, downloads. */
  readonly files: ReadonlySet<string>
  readonly issues: readonly Issue[]
}

/** Walks a content folder. What begins with `_` or `.` is left out. */
export function readContentFolder(dir: string): ContentFolder {
  const root = realPathOf(dir)
  const pages: string[] = []
  const files = new Set<string>()
  const issues: Issue[] = []

  function walk(folder: string, ancestors: readonly string[]): void {
    const entries = readdirSync(folder, {withFileTypes: true})
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      if (/^[_.]/.test(entry.name)) continue
      const file = join(folder, entry.name)
      const path = portablePath(resolve(dir), file)
      if (path.includes('\uFFFD')) {
        issues.push(unreadableName(path))
        continue
      }
      const real = entry.isSymbolicLink()
        ? realPathOf(file)
        : join(ancestors.at(-1) ?? '', entry.name)
      if (real === undefined || !isWithin(real, root ?? dir) || ancestors.includes(real)) {
        issues.push(strayLink(path))
        continue
      }
      const stats = statSync(file, {throwIfNoEntry: false})
      if (stats === undefined) continue // it went away meanwhile
      if (stats.isDirectory()) walk(file, [...ancestors, real])
      else if (!stats.isFile()) issues.push(noFile(path))
      else if (!/^\.mdx?$/.test(extname(path))) files.add(path)
      else if (stats.size > PAGE_LIMIT) issues.push(tooLarge(path, stats.size))
      else pages.push(path)
    }
  }

  if (root !== undefined) walk(resolve(dir), [root])
  const hasPages = pages.length > 0 || issues.some(({rule}) => rule === 'page-too-large')
  if (!hasPages) issues.push(root === undefined ? noFolder() : noPages())
  return {pages, files, issues}
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** The text of a source; an issue instead if it is not UTF-8 or cannot be read. */
export function readText(dir: string, path: string): string | Issue {
  const bytes = readBytes(dir, path)
  return bytes instanceof Uint8Array ? decodeSource(bytes, path) : bytes
}

/** The bytes of a source; an issue instead if it cannot be read. */
export function readBytes(dir: string, path: string): Uint8Array | Issue {
  try {
    return readFileSync(join(dir, path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `The file cannot be read: ${reason}.`
    const hint = 'Check that the file exists and that you have permission to read it.'
    return {rule: 'unreadable', severity: 'error', file: path, line: 1, message, hint}
  }
}

/** The text of a data file such as `site.json`, or nothing if there is none. */
export function readOptional(dir: string, path: string): string | Issue | undefined {
  const found = statSync(join(dir, path), {throwIfNoEntry: false})
  if (found?.isFile() === false) return noFile(path)
  return found && readText(dir, path)
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(root + sep)
}

function strayLink(file: string): Issue {
  const message =
    'The symbolic link is broken, leads out of the content folder, or points to itself.'
  const hint = 'Put the file itself here. Only files in the content folder are published.'
  return {rule: 'link-leaves-content', severity: 'error', file, line: 1, message, hint}
}

function noFile(file: string): Issue {
  const message = 'This is neither a file nor a folder, and reading it might never end.'
  const hint = 'Remove it, or replace it with a file.'
  return {rule: 'unreadable', severity: 'error', file, line: 1, message, hint}
}

/** Node.js replaces invalid bytes in the name, so the file cannot be opened by it. */
function unreadableName(file: string): Issue {
  const message = 'The name of the file or folder is not UTF-8.'
  const hint = 'Rename it: use only letters, digits and - _ . ~.'
  return {rule: 'bad-file-name', severity: 'error', file, line: 1, message, hint}
}

function tooLarge(file: string, size: number): Issue {
  const message = `The page has ${size} bytes. The limit is ${PAGE_LIMIT}.`
  const hint = 'Split it into several pages.'
  return {rule: 'page-too-large', severity: 'error', file, line: 1, message, hint}
}

function noFolder(): Issue {
  const message = 'There is no such folder.'
  const hint = 'Name the folder that contains your pages.'
  return {rule: 'no-pages', severity: 'error', file: '', line: 1, message, hint}
}

function noPages(): Issue {
  const message = 'The content folder has no pages.'
  const hint = 'Create index.md with a title in its front matter, or name another folder.'
  return {rule: 'no-pages', severity: 'error', file: '', line: 1, message, hint}
}
