import {existsSync} from 'node:fs'
import {mkdir, rename, rm, symlink, writeFile} from 'node:fs/promises'
import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {runNpm} from '../../../tools/command-line/run-npm.ts'
import {packageFolder} from '../documented.ts'
import type {Release} from './releases.ts'

const run = promisify(execFile)

/** Number of releases that one call of npm downloads. */
const MAX_BATCH = 12

/** Downloads the tarballs of releases that are not yet there. */
export async function fetchTarballs(releases: readonly Release[], cacheDir: string): Promise<void> {
  const dir = join(cacheDir, 'tarballs')
  await mkdir(dir, {recursive: true})
  const missing = releases.filter(release => !existsSync(tarballOf(release, cacheDir)))
  for (let start = 0; start < missing.length; start += MAX_BATCH) {
    const batch = missing.slice(start, start + MAX_BATCH)
    const names = batch.map(each => `${each.package}@${each.version}`)
    await runNpm(['pack', '--ignore-scripts', '--pack-destination', dir, ...names], {cwd: dir})
  }
}

/** The tarball of a release. */
export function tarballOf({package: name, version}: Release, cacheDir: string): string {
  return join(cacheDir, 'tarballs', `${name}-${version}.tgz`)
}

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly engines?: Readonly<Record<string, string>>
}

/** The package.json of a release, from its tarball. */
export async function readManifest(release: Release, cacheDir: string): Promise<PackageJson> {
  const {stdout} = await run('tar', ['-xzOf', tarballOf(release, cacheDir), 'package/package.json'])
  const manifest: PackageJson = JSON.parse(stdout)
  return manifest
}

/**
 * Unpacks a release next to its dependencies, and returns the folder from which it can be loaded.
 * Releases with the same dependencies share them. They are the newest that the release accepts.
 */
export async function installRelease(release: Release, cacheDir: string): Promise<string> {
  const {dependencies = {}} = await readManifest(release, cacheDir)
  const set = await installDependencies(dependencies, cacheDir)
  const folder = join(set, release.version)
  const own = join(folder, 'node_modules', release.package)
  await rm(folder, {recursive: true, force: true})
  await mkdir(own, {recursive: true})
  await run('tar', ['-xzf', tarballOf(release, cacheDir), '-C', own, '--strip-components=1'])
  await writeFile(join(folder, 'package.json'), '{}\n')
  if (release.package !== 'webpack') {
    for (const name of ['webpack', 'webpack-dev-server'].filter(each => each !== release.package)) {
      await symlink(packageFolder(name), join(folder, 'node_modules', name), 'junction')
    }
  }
  return folder
}

async function installDependencies(
  dependencies: Readonly<Record<string, string>>,
  cacheDir: string,
): Promise<string> {
  const ranges = Object.fromEntries(
    Object.entries(dependencies)
      .map(([name, range]): [string, string] => [name, widen(range)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const text = JSON.stringify({dependencies: ranges}, null, 2)
  const key = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const dir = join(cacheDir, 'sets', key)
  if (existsSync(dir)) return dir
  const partial = `${dir}-partial`
  await rm(partial, {recursive: true, force: true})
  await mkdir(partial, {recursive: true})
  await writeFile(join(partial, 'package.json'), text)
  const flags = [
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ]
  await runNpm(['install', ...flags, '--prefer-offline'], {cwd: partial})
  await rename(partial, dir)
  return dir
}

/** `^5.8.0` → `^5.0.0`: the newest release that is accepted is the same. */
function widen(range: string): string {
  return range.replace(/^\^([1-9]\d*)\..*$/, '^$1.0.0')
}
