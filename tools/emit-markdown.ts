import {open, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Nav, NavPage, NavSection} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {buildLlmsText, markdownUrl, sectionTextUrl} from './output/llms-text.ts'
import {mapConcurrently} from './disk/map-concurrently.ts'

interface EmitMarkdownOptions {
  readonly nav: Nav
  readonly metas: ReadonlyMap<string, PageMeta>
  /** Holds the folder of every page already. */
  readonly outDir: string
  /** The Markdown of a page, by the path of its source: read only when it is written. */
  readonly readMarkdown: (path: string) => Promise<string>
}

/** How many texts of a section are in memory at a time. */
const BATCH = 16

/** Writes each page as Markdown, each section as one text, and `llms.txt`, which lists both. */
export async function emitMarkdown(options: EmitMarkdownOptions): Promise<void> {
  const {nav, metas, outDir} = options
  await mapConcurrently(nav.pages, page => emitPage(page, options))
  for (const section of nav.sections) await emitSection(section, options)
  await writeFile(join(outDir, 'llms.txt'), buildLlmsText(nav, metas))
}

async function emitSection({url, pages}: NavSection, options: EmitMarkdownOptions): Promise<void> {
  const file = await open(join(options.outDir, sectionTextUrl(url)), 'w')
  try {
    for (let start = 0; start < pages.length; start += BATCH) {
      const batch = pages.slice(start, start + BATCH)
      const texts = await mapConcurrently(batch, async page => {
        const source = options.metas.get(page.path)?.head.canonical ?? page.url
        return `Source: <${source}>\n\n${await emitPage(page, options)}`
      })
      await file.write((start === 0 ? '' : '\n') + texts.join('\n'))
    }
  } finally {
    await file.close()
  }
}

async function emitPage({path, url}: NavPage, options: EmitMarkdownOptions): Promise<string> {
  const text = await options.readMarkdown(path)
  await writeFile(join(options.outDir, markdownUrl(url)), text)
  return text
}
