import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {availableParallelism, tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {endWith} from '../tools/command-line/run-if-called.ts'
import {UsageError} from '../tools/command-line/usage.ts'
import {root} from '../tools/disk/root.ts'
import {measureInBrowser} from './browser-times.ts'
import {measureBuilds} from './build-times.ts'
import {measureBundler} from './bundler.ts'
import {measureSizes} from './bundle-sizes.ts'
import {measureOffline} from './offline.ts'
import {measureDevelopment} from './development.ts'
import {formatFigures, type Figure} from './report.ts'
import {runBuild} from './run-build.ts'
import {measureSearchIndex} from './search-index.ts'
import {measurePlaces} from './search-places.ts'

const content = join(root, 'content')

const titles = {
  build: 'Build',
  development: 'Development server',
  webpack: 'webpack, as the home page shows it',
  bytes: 'Bytes (brotli 11)',
  search: 'Answers of search, as shares of the queries (test-results/search-places.md)',
  offline: 'Without a network (stored as it is, transferred in brotli 11)',
  browser: 'Chromium, CPU 4 times slower; first visit on slow 4G, cold cache',
} as const

type Part = keyof typeof titles

interface BenchOptions {
  readonly runs: number | undefined
  readonly large: boolean
  readonly workDir: string
}

/** Measures one part of the site. Everything it writes is below `workDir`. */
async function measure(part: Part, {runs, large, workDir}: BenchOptions): Promise<Figure[]> {
  if (part === 'build') return measureBuilds({content, workDir, runs, large})
  if (part === 'development') return measureDevelopment({content, workDir, runs: runs ?? 5})
  if (part === 'webpack') return measureBundler({workDir, runs: runs ?? 5})
  const siteDir = join(workDir, 'site')
  const cache = join(workDir, 'site-cache')
  await runBuild({content, out: siteDir, cache}, part === 'search' ? [] : ['--compress'])
  if (part === 'search') {
    return measurePlaces(siteDir, join(root, 'test-results/search-places.md'))
  }
  if (part === 'offline') return measureOffline(siteDir)
  if (part === 'bytes') {
    return [...(await measureSizes({siteDir, cache})), ...(await measureSearchIndex(siteDir))]
  }
  return measureInBrowser(siteDir, runs ?? 7)
}

const HELP = `Measures the site, and writes the figures to test-results/bench.json.

  --only PART  ${Object.keys(titles).join(', ')}; default: all of them
  --runs N     runs of each measurement; the default depends on the part
  --large      also measure builds of 10,000 pages`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      runs: {type: 'string'},
      large: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  const parts = parseParts(values.only)
  const runs = parseRuns(values.runs)
  const workDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const results: Partial<Record<Part, Figure[]>> = {}
  try {
    for (const part of parts) {
      const figures = await measure(part, {runs, large: values.large, workDir})
      results[part] = figures
      console.log(`${formatFigures(titles[part], figures)}\n`)
    }
  } finally {
    await rm(workDir, {recursive: true, force: true})
  }
  await writeResults(results)
}

function parseParts(only: string | undefined): readonly Part[] {
  const parts = Object.keys(titles).filter(isPart)
  if (only === undefined) return parts
  const part = parts.find(name => name === only)
  if (part === undefined) throw new UsageError(`--only takes ${parts.join(', ')}, not “${only}”.`)
  return [part]
}

function isPart(name: string): name is Part {
  return Object.hasOwn(titles, name)
}

function parseRuns(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`--runs takes a number, not “${text}”.`)
  return Number(text)
}

/** Figures mean little without the machine that they were measured on. */
async function writeResults(results: Partial<Record<Part, Figure[]>>): Promise<void> {
  const machine = {
    node: process.version,
    platform: process.platform,
    cores: availableParallelism(),
  }
  const dir = join(root, 'test-results')
  await mkdir(dir, {recursive: true})
  await writeFile(join(dir, 'bench.json'), `${JSON.stringify({machine, results}, undefined, 2)}\n`)
}

main().catch(endWith)
