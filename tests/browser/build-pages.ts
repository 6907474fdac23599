import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {buildSite} from '../../tools/commands/build-site.ts'
import {quietLog} from '../quiet-log.ts'

/** Texts of pages and data files by their paths. */
export type SitePages = Readonly<Record<string, string>>

/** A site in a folder of its own. */
export interface TemporarySite {
  readonly dir: string
  remove(): Promise<void>
}

/** Builds pages in a folder of their own. */
export async function buildTemporarily(pages: SitePages): Promise<TemporarySite> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  return {
    dir: await buildPages(pages, folder),
    remove: () => rm(folder, {recursive: true, force: true}),
  }
}

/** Builds pages within a folder; returns the folder of the site. */
export async function buildPages(pages: SitePages, folder: string): Promise<string> {
  for (const [path, text] of Object.entries(pages)) {
    const file = join(folder, 'content', path)
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, text)
  }
  return buildFolder(join(folder, 'content'), folder)
}

/** Builds a content folder; returns the folder of the site, which is within another. */
export async function buildFolder(content: string, folder: string): Promise<string> {
  const out = join(folder, 'dist')
  await buildSite({
    content,
    out,
    deadLinks: 'error',
    liveUpdate: false,
    compress: false,
    log: quietLog,
  })
  return out
}
