import {existsSync} from 'node:fs'
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {writeAtomically} from '../../../tools/disk/write-atomically.ts'
import {PACKAGES_DIR} from '../documented.ts'
import {runApart} from '../read-apart.ts'
import {fetchTarballs, installRelease} from './install-release.ts'
import type {ReleaseFacts} from './release-facts.ts'
import type {Release} from './releases.ts'

interface ReadReleasesOptions {
  readonly cacheDir: string
  /** The ids of the current facts. */
  readonly ids: readonly string[]
  readonly tell: (text: string) => void
}

/** Reads releases that were not read before, one at a time, and stores the results. */
export async function readReleases(
  releases: readonly Release[],
  {cacheDir, ids, tell}: ReadReleasesOptions,
): Promise<void> {
  const missing = releases.filter(release => !existsSync(readingOf(release, cacheDir)))
  if (missing.length === 0) return
  await fetchTarballs(missing, cacheDir)
  await mkdir(join(cacheDir, 'readings'), {recursive: true})
  const idsFile = join(cacheDir, 'ids.json')
  await writeFile(idsFile, JSON.stringify(ids))
  for (const [index, release] of missing.entries()) {
    const {package: name, version} = release
    const folder = await installRelease(release, cacheDir)
    const env = {[PACKAGES_DIR]: folder}
    const nodeOptions = ['--openssl-legacy-provider'] // webpack used MD4 before 5.54
    const args = [name, idsFile]
    const read = await runApart<ReleaseFacts>({args, env, nodeOptions})
    writeAtomically(readingOf(release, cacheDir), JSON.stringify(read))
    await rm(folder, {recursive: true, force: true})
    const unread = Object.keys(read.unread)
    const gaps = unread.length > 0 ? `, not read: ${unread.join(', ')}` : ''
    tell(`${index + 1}/${missing.length} ${name} ${version}: ${read.facts.length} facts${gaps}`)
  }
}

/** Loads what was read from a release. */
export async function loadReading(release: Release, cacheDir: string): Promise<ReleaseFacts> {
  return JSON.parse(await readFile(readingOf(release, cacheDir), 'utf8'))
}

function readingOf({package: name, version}: Release, cacheDir: string): string {
  return join(cacheDir, 'readings', `${name}-${version}.json`)
}
