import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {fetchTarballs, tarballOf} from '../read-webpack/history/install-release.ts'
import type {Release} from '../read-webpack/history/releases.ts'

/** The folder of a release as npm publishes it, without its dependencies. */
export async function unpackRelease(release: Release, cacheDir: string): Promise<string> {
  const folder = join(cacheDir, 'unpacked', `${release.package}-${release.version}`)
  if (existsSync(folder)) return folder
  await fetchTarballs([release], cacheDir)
  const partial = `${folder}-partial`
  await rm(partial, {recursive: true, force: true})
  await mkdir(partial, {recursive: true})
  const tarball = tarballOf(release, cacheDir)
  await promisify(execFile)('tar', ['-xzf', tarball, '-C', partial, '--strip-components=1'])
  await rename(partial, folder)
  return folder
}
