import {join} from 'node:path'
import {historySchema, releasesSchema, type History, type Releases} from '#contract/history.ts'
import {factsDir, readIfThere} from './fact-snapshots.ts'

/** Names of the snapshots in their folder. */
export const HISTORY_FILE = 'history.json'
export const RELEASES_FILE = 'releases.json'

/** The history of all facts; nothing if it was never read. */
export function readHistorySnapshot(dir = factsDir): History | undefined {
  return readIfThere(join(dir, HISTORY_FILE), historySchema)
}

/** The releases of the documented packages; nothing if they were never read. */
export function readReleasesSnapshot(dir = factsDir): Releases | undefined {
  return readIfThere(join(dir, RELEASES_FILE), releasesSchema)
}

/** The text of a snapshot, one fact per line, so that differences can be read. */
export function formatHistory(history: History): string {
  const {packages, facts} = historySchema.parse(history) // which puts fields in one order
  const rows = Object.entries(facts).map(
    ([id, fact]) => `    ${JSON.stringify(id)}: ${JSON.stringify(fact)}`,
  )
  return `{\n  "packages": ${JSON.stringify(packages)},\n  "facts": {\n${rows.join(',\n')}\n  }\n}\n`
}

/** The text of a snapshot, one release per line. */
export function formatReleases({packages}: Releases): string {
  const texts = packages.map(({name, releases}) => {
    const rows = releases.map(release => `      ${JSON.stringify(release)}`)
    return `    {"name": ${JSON.stringify(name)}, "releases": [\n${rows.join(',\n')}\n    ]}`
  })
  return `{\n  "packages": [\n${texts.join(',\n')}\n  ]\n}\n`
}
