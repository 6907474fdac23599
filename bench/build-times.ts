import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {generateContent} from './generate-content.ts'
import {createFigure, type Figure} from './report.ts'
import {runBuild, type BuildCost, type BuildFolders} from './run-build.ts'

interface BuildTimesOptions {
  /** Folder of Markdown that is really there. */
  readonly content: string
  /** Empty folder for everything that is made. */
  readonly workDir: string
  readonly runs: number | undefined
  /** Whether 10,000 pages are built, too: that takes minutes. */
  readonly large: boolean
}

/** What is built, and what it should take at most. */
interface Case {
  readonly name: string
  readonly content: string
  readonly runs: number
  readonly targets: {cold?: number; coldMemory?: number; warm?: number}
}

/** Builds the content and generated pages, with nothing stored and with everything stored. */
export async function measureBuilds(options: BuildTimesOptions): Promise<Figure[]> {
  const {content, workDir, runs, large} = options
  const thousand = join(workDir, 'content-1000')
  await generateContent(thousand, 1000)
  const cases: Case[] = [
    {name: 'content', content, runs: runs ?? 5, targets: {warm: 0.6}},
    {
      name: '1,000 pages',
      content: thousand,
      runs: runs ?? 3,
      targets: {cold: 12, coldMemory: 600},
    },
  ]
  if (large) {
    const tenThousand = join(workDir, 'content-10000')
    await generateContent(tenThousand, 10_000)
    cases.push({name: '10,000 pages', content: tenThousand, runs: 1, targets: {coldMemory: 600}})
  }
  const figures: Figure[] = []
  for (const each of cases) figures.push(...(await measureCase(each, workDir)))
  return figures
}

async function measureCase({name, content, runs, targets}: Case, workDir: string) {
  const folders = {content, out: join(workDir, 'out'), cache: join(workDir, 'cache')}
  const cold = await repeat(runs, async () => {
    await removeBuild(folders)
    return runBuild(folders)
  })
  const warm = await repeat(runs, () => runBuild(folders))
  await removeBuild(folders)
  return [
    ...figuresOf(`${name}, cold`, cold, {time: targets.cold, memory: targets.coldMemory}),
    ...figuresOf(`${name}, warm`, warm, {time: targets.warm}),
  ]
}

async function repeat(runs: number, run: () => Promise<BuildCost>): Promise<BuildCost[]> {
  const costs: BuildCost[] = []
  for (let index = 0; index < runs; index++) costs.push(await run())
  return costs
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
