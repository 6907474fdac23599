import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import type {PackageList} from '../content/example.ts'
import {findFolder} from './read-package.ts'

const rangesSchema = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  dependencies: rangesSchema,
  peerDependencies: rangesSchema,
  peerDependenciesMeta: z
    .record(z.string(), z.object({optional: z.boolean().optional()}))
    .default({}),
})

/** The documented packages with their exact versions, and the packages that each requires. */
export function readVersions(documented: string): PackageList {
  const versions = Object.entries(readDependencies(documented))
  return Object.fromEntries(
    versions.map(([name, version]) => [name, {version, peers: readPeers(name, documented)}]),
  )
}

/** The versions of the documented packages, by their names; none if there is no such folder. */
export function readDependencies(documented: string): Record<string, string> {
  return existsSync(documented) ? readManifest(documented).dependencies : {}
}

/** The required peers of an installed package. A package that is not installed has an issue elsewhere. */
function readPeers(name: string, documented: string): string[] {
  const folder = findFolder(name, documented)
  if (folder === undefined) return []
  const {peerDependencies, peerDependenciesMeta} = readManifest(folder)
  return Object.keys(peerDependencies).filter(peer => !peerDependenciesMeta[peer]?.optional)
}

function readManifest(folder: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}
