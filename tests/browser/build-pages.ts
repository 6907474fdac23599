import {join} from 'node:path'
import {buildQuietly} from '../builds/build-quietly.ts'
import {writeFiles, writeFolder} from '../tools/temp-folder.ts'

/** Texts of pages and data files by their paths. */
export type SitePages = Readonly<Record<string, string>>

/** Builds pages within a folder, by default a temporary one; returns the folder of the site. */
export async function buildPages(pages: SitePages, folder?: string): Promise<string> {
  const dir = folder ?? (await writeFolder())
  const content = join(dir, 'content')
  await writeFiles(content, pages)
  return buildFolder(content, dir)
}

/** Builds a content folder; returns the folder of the site, which is within another. */
export async function buildFolder(content: string, folder: string): Promise<string> {
  const out = join(folder, 'dist')
  await buildQuietly({content, out, deadLinks: 'error'})
  return out
}
