import type {Releases} from '../history.ts'
import {compareVersions} from '../versions.ts'

/** The versions of a package, oldest first; none if its releases were not read. */
export function versionsOf(packageName: string, releases: Releases | undefined): string[] {
  const list = releases?.packages.find(({name}) => name === packageName)?.releases ?? []
  return list.map(({version}) => version)
}

/** `5.90.1` → `5.90` */
export function minorOf(version: string): string {
  return version.replace(/\.\d+$/, '')
}

/** The minor versions among versions, in their order. */
export function minorsOf(versions: readonly string[]): string[] {
  return [...new Set(versions.map(minorOf))]
}

/** The release after a version, among all versions of a package: `5.110.3` → `5.111.0`. */
export function releaseAfter(version: string, versions: readonly string[]): string | undefined {
  const later = versions.filter(other => compareVersions(other, version) > 0)
  return later.toSorted(compareVersions)[0]
}
