import {existsSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {decodeSource} from '../sources/decode-source.ts'
import type {Issue} from '../issues/issue.ts'
import {walkFolder} from './walk-folder.ts'

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
  const {files, others} = walkFolder(dir, /(?:^|\/)[_.]/)
  const pages = files.filter(isPage)
  const issues = others.map(noFile)
  if (pages.length === 0) issues.push(noPages(existsSync(dir)))
  return {pages, files: new Set(files.filter(path => !isPage(path))), issues}
}

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path)
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

function noFile(file: string): Issue {
  const message = 'This is neither a file nor a folder, but a link, a device or the like.'
  const hint = 'Remove it, or replace it with a file.'
  return {rule: 'unreadable', severity: 'error', file, line: 1, message, hint}
}

function noPages(isFolder: boolean): Issue {
  const message = isFolder ? 'The content folder has no pages.' : 'There is no such folder.'
  const hint = isFolder
    ? 'Create index.md with a title in its front matter, or name another folder.'
    : 'Name the folder that contains your pages.'
  return {rule: 'no-pages', severity: 'error', file: '', line: 1, message, hint}
}
