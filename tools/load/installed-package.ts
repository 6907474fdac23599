import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {z} from 'zod'
import type {PackageList} from '../examples/example.ts'

const rangesSchema = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  version: z.string().default('0.0.0'),
  description: z.string().optional(),
  license: z.string().optional().catch(undefined),
  repository: z.unknown().optional(),
  dependencies: rangesSchema,
  peerDependencies: rangesSchema,
  peerDependenciesMeta: z
    .record(z.string(), z.object({optional: z.boolean().optional()}))
    .default({}),
})

/** What the `package.json` in a folder says; what is missing in it is empty. */
export function readManifest(folder: string): z.infer<typeof manifestSchema> {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/** The folder where Node.js would find a package, whatever its `exports` allow. */
export function findFolder(name: string, documented: string): string | undefined {
  for (let dir = resolve(documented); ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dir === dirname(dir)) return undefined
  }
}

/** The documented packages with their exact versions, and the packages that each requires. */
export function readVersions(documented: string): PackageList {
  if (!existsSync(documented)) return {}
  const versions = Object.entries(readManifest(documented).dependencies)
  return Object.fromEntries(
    versions.map(([name, version]) => [name, {version, peers: readPeers(name, documented)}]),
  )
}

/** The required peers of an installed package. A package that is not installed has an issue elsewhere. */
function readPeers(name: string, documented: string): string[] {
  const folder = findFolder(name, documented)
  if (folder === undefined) return []
  const {peerDependencies, peerDependenciesMeta} = readManifest(folder)
  return Object.keys(peerDependencies).filter(peer => !peerDependenciesMeta[peer]?.optional)
}

/** The schema by which webpack checks configurations, as text; nothing if it is not installed. */
export function readOptionsSchema(documented: string): string | undefined {
  const folder = findFolder('webpack', documented)
  return folder && readFileSync(join(folder, 'schemas/WebpackOptions.json'), 'utf8')
}
