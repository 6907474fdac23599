import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {runNpm} from '../../command-line/run-npm.ts'
import {UsageError} from '../../command-line/usage.ts'
import {root} from '../../disk/root.ts'
import {writeAtomically} from '../../disk/write-atomically.ts'

/** The versions of the documented packages, by name. */
export type Versions = Readonly<Record<string, string>>

/** The file in which they are. */
export const VERSIONS_FILE = 'documented/package.json'

/** Reads the versions from the text of the file. */
export function readVersions(text: string): Versions {
  const {dependencies}: {dependencies: Versions} = JSON.parse(text)
  return dependencies
}

/** The versions that are there, and those to which the specs move. */
export async function planVersions(specs: readonly string[]) {
  const before = readVersions(readFileSync(join(root, VERSIONS_FILE), 'utf8'))
  return {before, versions: {...before, ...(await resolveSpecs(specs, before))}}
}

/** Asks the registry which versions are meant: `webpack@5` → `5.113.0`. */
async function resolveSpecs(specs: readonly string[], known: Versions): Promise<Versions> {
  const versions: Record<string, string> = {}
  for (const spec of specs) {
    const [, name = '', range = 'latest'] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? []
    if (known[name] === undefined) {
      throw new UsageError(`${VERSIONS_FILE} has no package ${name}.`)
    }
    const stdout = await runNpm(['view', `${name}@${range}`, 'version', '--json'])
    const found: unknown = stdout.trim() === '' ? [] : JSON.parse(stdout)
    const version = [found].flat().at(-1)
    if (typeof version !== 'string') throw new UsageError(`There is no ${spec}.`)
    versions[name] = version
  }
  return versions
}

/** Writes new versions into the files that name them, and installs them. */
export async function installVersions(versions: Versions, from: Versions): Promise<void> {
  const changed = Object.entries(versions).filter(([name, version]) => from[name] !== version)
  if (changed.length === 0) return
  const examples = globSync('examples/*/package.json', {cwd: root})
  for (const file of [VERSIONS_FILE, 'contract/README.md', ...examples]) {
    rewrite(join(root, file), text =>
      changed.reduce(
        (result, [name, version]) =>
          replaceVersion(result, name, {from: from[name] ?? '', version}),
        text,
      ),
    )
  }
  await runNpm(['install', '--no-audit', '--no-fund'], {cwd: root})
}

/** `"webpack": "^5.112.2"`, and what the documentation of the API shows as the answers of the site. */
function replaceVersion(
  text: string,
  name: string,
  {from, version}: {from: string; version: string},
) {
  const start = String.raw`("(?:${name}|webpackVersion|version|last)": "\^?)`
  const pattern = new RegExp(`${start}${from.replaceAll('.', String.raw`\.`)}(?=")`, 'g')
  return text.replaceAll(pattern, (_, before: string) => before + version)
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed !== text) writeAtomically(file, changed)
}
