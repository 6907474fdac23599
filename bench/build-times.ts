import {appendFile, cp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {generateContent} from './generate-content.ts'
import {createFigure, type Figure} from './report.ts'
import {runBuild, type BuildCost, type BuildFolders} from './run-build.ts'
import {repeat} from './statistics.ts'

interface BuildTimesOptions {
  /** Existing folder of Markdown, which is copied because one of its pages is edited. */
  readonly content: string
  /** Empty folder for everything that is made. */
  readonly workDir: string
  readonly runs: number | undefined
  /** Whether 10,000 pages are built, too: that takes minutes. */
  readonly large: boolean
}

/** The builds, with their time limits. */
interface Case {
  readonly name: string
  readonly content: string
  /** The page that is edited. */
  readonly page: string
  readonly runs: number
  /** Targets: MB of a cold build, seconds of a build with one edited page. */
  readonly memory?: number
  readonly edited?: number
}

/** Builds the content and generated pages, with nothing stored and with everything stored. */
export async function measureBuilds(options: BuildTimesOptions): Promise<Figure[]> {
  const {content, workDir, runs, large} = options
  const copy = join(workDir, 'content')
  await cp(content, copy, {recursive: true})
  const thousand = join(workDir, 'content-1000')
  await generateContent(thousand, 1000)
  const cases: Case[] = [
    {name: 'content', content: copy, page: 'concepts/entry-points.md', runs: runs ?? 5},
    {
      name: '1,000 pages',
      content: thousand,
      page: 'section-07/page-47.md',
      runs: runs ?? 3,
      memory: 500,
    },
  ]
  if (large) {
    const tenThousand = join(workDir, 'content-10000')
    await generateContent(tenThousand, 10_000)
    cases.push({
      name: '10,000 pages',
      content: tenThousand,
      page: 'section-07/page-47.md',
      runs: 1,
      memory: 1000,
      edited: 5,
    })
  }
  const figures: Figure[] = []
  for (const each of cases) figures.push(...(await measureCase(each, workDir)))
  return figures
}

async function measureCase(one: Case, workDir: string) {
  const {name, content, page, runs, memory, edited} = one
  const folders = {content, out: join(workDir, 'out'), cache: join(workDir, 'cache')}
  const cold = await repeat(runs, async () => {
    await removeBuild(folders)
    return runBuild(folders)
  })
  const warm = await repeat(runs, () => runBuild(folders))
  const edits = await repeat(runs, async () => {
    await appendFile(join(content, page), '\nOne more sentence.\n')
    return runBuild(folders)
  })
  await removeBuild(folders)
  return [
    ...figuresOf(`${name}, cold`, cold, {memory}),
    ...figuresOf(`${name}, nothing changed`, warm, {}),
    ...figuresOf(`${name}, one edited page`, edits, {time: edited}),
  ]
}

async function removeBuild({out, cache}: BuildFolders): Promise<void> {
  await rm(out, {recursive: true, force: true})
  await rm(cache, {recursive: true, force: true})
}

function figuresOf(
  name: string,
  costs: readonly BuildCost[],
  targets: {time?: number | undefined; memory?: number | undefined},
): Figure[] {
  const seconds = costs.map(cost => cost.seconds)
  const megabytes = costs.map(cost => cost.megabytes)
  return [
    createFigure(`${name}: time`, 's', {values: seconds, target: targets.time}),
    createFigure(`${name}: memory`, 'MB', {values: megabytes, target: targets.memory}),
  ]
}
