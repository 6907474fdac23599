import {spawn} from 'node:child_process'
import {cp, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import type {Browser, Page} from 'playwright-core'
import {endpoints} from '#contract/endpoints.ts'
import {root} from '../tools/disk/root.ts'
import {generateContent} from './generate-content.ts'
import {createFigure, type Figure} from './report.ts'
import {readAddress} from './server-address.ts'
import {launchChromium} from './slow-device.ts'
import {repeat} from './statistics.ts'

interface DevelopmentOptions {
  /** Folder of Markdown, which is copied because its pages are edited. */
  readonly content: string
  /** Empty folder for everything that is made. */
  readonly workDir: string
  readonly runs: number
}

/** A page that is looked at and edited. */
interface Case {
  readonly name: string
  readonly content: string
  readonly cache: string
  readonly url: string
  readonly file: string
}

/** Measures the development server: how long until a page appears, and until an edit of it does. */
export async function measureDevelopment(options: DevelopmentOptions): Promise<Figure[]> {
  const {content, workDir, runs} = options
  const [copy, thousand] = [join(workDir, 'content'), join(workDir, 'content-1000')]
  await cp(content, copy, {recursive: true})
  await generateContent(thousand, 1000)
  const cases: Case[] = [
    {
      name: 'content',
      content: copy,
      cache: join(workDir, 'cache'),
      url: 'concepts/entry-points/',
      file: join(copy, 'concepts/entry-points.md'),
    },
    {
      name: '1,000 pages',
      content: thousand,
      cache: join(workDir, 'cache-1000'),
      url: 'section-07/page-47/',
      file: join(thousand, 'section-07/page-47.md'),
    },
  ]
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const one of cases) figures.push(...(await measureCase(one, browser, runs)))
    return figures
  } finally {
    await browser.close()
  }
}

async function measureCase(one: Case, browser: Browser, runs: number): Promise<Figure[]> {
  const start = () => withServer(one, browser, ({seen}) => Promise.resolve(seen))
  const cold = await repeat(runs, async () => {
    await rm(one.cache, {recursive: true, force: true})
    return start()
  })
  const coldEdits = await withServer(one, browser, async ({base, page}) => {
    await fetch(new URL(endpoints.tree, base)) // of all pages
    return measureEdits(one.file, page, runs)
  })
  const warm = await repeat(runs, start)
  const edits = await withServer(one, browser, ({page}) => measureEdits(one.file, page, runs))
  return [
    createFigure(`${one.name}, dev: start to first page seen, cold`, 'ms', {values: cold}),
    createFigure(`${one.name}, dev: start to first page seen, warm`, 'ms', {
      values: warm,
      target: 1500,
    }),
    createFigure(`${one.name}, dev: saved edit to seen`, 'ms', {values: edits}),
    createFigure(`${one.name}, dev: the same after a cold start`, 'ms', {values: coldEdits}),
  ]
}

interface Server {
  readonly base: string
  readonly page: Page
  /** Milliseconds from the start of the process until the title of the page was there. */
  readonly seen: number
}

async function withServer<T>(
  {content, cache, url}: Case,
  browser: Browser,
  use: (server: Server) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage()
  const start = performance.now()
  const program = 'tools/commands/run-build.mjs'
  const command = [program, '--watch', '--serve', '0', '--content', content, '--cache', cache]
  const child = spawn(process.execPath, command, {cwd: root, stdio: 'pipe'})
  try {
    const base = await readAddress(child)
    await page.goto(new URL(url, base).href, {waitUntil: 'commit'})
    await page.waitForSelector('h1')
    return await use({base, page, seen: performance.now() - start})
  } finally {
    child.kill()
    await page.close()
  }
}

async function measureEdits(file: string, page: Page, runs: number): Promise<number[]> {
  await measureEdit(file, page) // the first one loads the parser
  return repeat(runs, () => measureEdit(file, page))
}

/** Milliseconds from writing the file until the browser shows what was written. */
async function measureEdit(file: string, page: Page): Promise<number> {
  await wait(1500) // nothing is under way
  const marker = `Edited after ${performance.now()} ms.` // no edit before has it
  const text = await readFile(file, 'utf8')
  const seen = page.waitForFunction(mark => document.body.textContent?.includes(mark), marker, {
    polling: 10,
  })
  const start = performance.now()
  await writeFile(file, text.replace(/\n## /, `\n${marker}\n\n## `))
  await seen
  return performance.now() - start
}
