import {execFileSync} from 'node:child_process'
import {isDeepStrictEqual} from 'node:util'
import {defaultsSchema, type Defaults} from '#contract/defaults.ts'
import {factsSchema, type FactFile, type Facts} from '#contract/webpack.ts'
import {root} from '../../tools/disk/root.ts'
import {DEFAULTS_FILE} from '../../tools/facts/fact-snapshots.ts'
import {historyPackages} from '../read-webpack/history/releases.ts'
import {readVersions, VERSIONS_FILE, type Versions} from './moved-packages.ts'

/** The state of the repository before a move. */
export interface Base {
  /** A commit. */
  readonly revision: string
  readonly versions: Versions
}

/**
 * Finds the last commit with other versions than these, whose facts the new ones are compared with:
 * a move can be continued after a commit, and never compares with what an earlier run has left.
 */
export function findBase(versions: Versions): Base | undefined {
  const revisions = git(['log', '--format=%H', '--', VERSIONS_FILE]).split('\n').filter(Boolean)
  for (const revision of revisions) {
    const committed = readVersions(readAt(revision, VERSIONS_FILE))
    if (!isDeepStrictEqual(movedOf(committed), movedOf(versions)))
      return {revision, versions: committed}
  }
  return undefined
}

/** The versions of the packages whose facts are read. */
function movedOf(versions: Versions): Array<string | undefined> {
  return historyPackages.map(({name}) => versions[name])
}

/** The facts that a commit has. */
export function readFactsAt(revision: string, file: FactFile): Facts {
  return factsSchema.parse(JSON.parse(readAt(revision, `facts/${file}.json`)))
}

/** The defaults that a commit has. */
export function readDefaultsAt(revision: string): Defaults {
  return defaultsSchema.parse(JSON.parse(readAt(revision, `facts/${DEFAULTS_FILE}`)))
}

/** The files below these paths that differ from a commit. */
export function listChangedFiles(revision: string, paths: readonly string[]): string[] {
  return git(['diff', '--name-only', revision, '--', ...paths])
    .split('\n')
    .filter(Boolean)
}

function readAt(revision: string, path: string): string {
  return git(['show', `${revision}:${path}`])
}

function git(args: readonly string[]): string {
  return execFileSync('git', [...args], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28})
}
