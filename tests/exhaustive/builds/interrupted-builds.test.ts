import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {setTimeout as wait} from 'node:timers/promises'
import {beforeAll, expect, test} from 'vitest'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {firstSite, writeSite} from './edited-site.ts'
import {hashFiles} from '../../builds/folder-files.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const program = fileURLToPath(new URL('build-repeatedly.ts', import.meta.url))
let root = ''
let content = ''
let out = ''
let cache = ''

beforeAll(async () => {
  root = await writeFolder()
  content = join(root, 'content')
  out = join(root, 'site/dist')
  cache = join(root, 'cache')
  await writeSite(content, firstSite)
  await bundledStore(cache)
})

/** Builds in a process of its own; `sites` grows with every build that begins. */
function startBuilds(name: string, count: number) {
  const command = ['--import', 'tsx', program, content, out, cache, name, String(count)]
  const child: ChildProcess = spawn(process.execPath, command, {stdio: ['ignore', 'pipe', 'pipe']})
  const sites: string[] = []
  const errors: string[] = []
  child.stdout?.on('data', (lines: Buffer) => sites.push(...`${lines}`.trim().split('\n')))
  child.stderr?.on('data', (text: Buffer) => errors.push(`${text}`))
  const ended = once(child, 'close').then(() => ({errors: errors.join('')}))
  const next = () => child.stdout && once(child.stdout, 'data')
  return {sites, ended, next, kill: () => child.kill('SIGKILL')}
}

/** Builds with nothing stored but the bundles of our own code. */
async function buildCold(site: string): Promise<Map<string, string>> {
  const folder = await writeFolder()
  const store = await bundledStore(join(folder, 'cache'))
  await build(site, join(folder, 'dist'), store.dir)
  return hashFiles(join(folder, 'dist'))
}

function build(site: string, dir = out, cacheDir = cache): Promise<void> {
  return buildQuietly({content, out: dir, cache: cacheDir, site})
}

/** The address that the site says it is served at. */
function siteOf(dir: string): string {
  return JSON.parse(readFileSync(join(dir, 'data/v1/nav.json'), 'utf8')).site.url
}

/** The site, or where it is if a build ended between the two steps in which it is replaced. */
function findSite(): string {
  const names = readdirSync(join(root, 'site'))
  const old = names.find(name => name.startsWith('dist.old')) ?? ''
  return join(root, 'site', names.includes('dist') ? 'dist' : old)
}

test('a build that is killed leaves the site of the one before, and a cache that the next one can use', async () => {
  await build('https://first.example.org')
  const sites = ['https://first.example.org']
  for (let round = 0; round < 2; round++) {
    const builds = startBuilds(`round${round}`, 1000)
    await builds.next()
    const start = performance.now()
    while (builds.sites.length < 2) await builds.next() // one is finished
    await wait(Math.random() * (performance.now() - start)) // at any point of the one after it
    builds.kill()
    await builds.ended
    sites.push(...builds.sites)

    const site = siteOf(findSite())
    expect(sites.slice(-2)).toContain(site)
    expect(hashFiles(findSite())).toEqual(await buildCold(site))
    const next = sites.at(-1) ?? ''
    await build(next)
    expect(hashFiles(out)).toEqual(await buildCold(next))
    expect(readdirSync(join(root, 'site'))).toEqual(['dist'])
  }
})

test('two builds at once into the same folder end well and leave the site of one of them', async () => {
  const all = ['one', 'two'].map(name => startBuilds(name, 2))
  for (const {ended} of all) expect(await ended).toEqual({errors: ''})
  const site = siteOf(out)
  expect(all.map(({sites}) => sites.at(-1))).toContain(site)
  expect(hashFiles(out)).toEqual(await buildCold(site))
  expect(readdirSync(join(root, 'site'))).toEqual(['dist'])
  await build('https://one-1.example.org')
  expect(hashFiles(out)).toEqual(await buildCold('https://one-1.example.org'))
})
