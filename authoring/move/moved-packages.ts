import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {need} from '#contract/private/need.ts'
import {runNpm} from '../../tools/command-line/run-npm.ts'
import {UsageError} from '../../tools/command-line/usage.ts'
import {root} from '../../tools/disk/root.ts'
import {findCodeLines} from './code-lines.ts'
import {escape} from './escape.ts'
import {rewrite} from './rewrite.ts'

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
  const moved = Object.entries(versions)
    .map(([name, to]) => ({name, from: need(from[name], name), to}))
    .filter(each => each.from !== each.to)
  if (moved.length === 0) return
  for (const file of globSync([VERSIONS_FILE, 'contract/README.md', 'examples/*/package.json'], {
    cwd: root,
  })) {
    rewrite(join(root, file), text => moved.reduce(replaceInJson, text))
  }
  for (const file of globSync('content/**/*.md', {cwd: root})) {
    rewrite(join(root, file), text => moved.reduce(replaceInFences, text))
  }
  await runNpm(['install', '--no-audit', '--no-fund'], {cwd: root})
}

/** A package with another version than before. */
interface Moved {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** `"webpack": "^5.112.2"`, and what the documentation of the API shows as the answers of the site. */
function replaceInJson(text: string, {name, from, to}: Moved): string {
  const start = String.raw`("(?:${name}|webpackVersion|version|last)": "\^?)`
  return text.replaceAll(
    new RegExp(`${start}${escape(from)}(?=")`, 'g'),
    (_, before) => before + to,
  )
}

/**
 * The version behind the name of the package in code: `npm install webpack@5.112.2`, and in outputs
 * that no build proves. Sentences with a version are claims, which a person has to review.
 */
export function replaceInFences(text: string, {name, from, to}: Moved): string {
  const version = new RegExp(String.raw`(?<![\d.])${escape(from)}(?![\d.]*\d)`, 'g')
  const named = new RegExp(String.raw`(?<![\w-])${name}(?![\w-])[^A-Za-z]*`, 'g')
  const lines = text.split('\n')
  const code = findCodeLines(lines)
  const replace = (line: string) => line.replaceAll(named, place => place.replaceAll(version, to))
  return lines.map((line, index) => (code.has(index) ? replace(line) : line)).join('\n')
}
