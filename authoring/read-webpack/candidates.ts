import {isDeepStrictEqual} from 'node:util'
import type {Fact} from '#contract/webpack.ts'

/** Targets that name a platform without its version. */
const platforms = [
  'web',
  'webworker',
  'universal',
  'node',
  'async-node',
  'deno',
  'bun',
  'nwjs',
  'electron-main',
  'electron-preload',
  'electron-renderer',
]
const versions = ['es5', ...Array.from({length: 11}, (_, index) => `es${2015 + index}`)]
const nodeVersions = Array.from({length: 13}, (_, index) => `node${2 * index + 2}`)

/**
 * The targets that are tried, because there are too many to try all: the platforms, even versions
 * of Node.js, `web` and `node` with a version of ECMAScript, and pairs of platforms.
 */
const targets: ReadonlyArray<false | string | readonly string[]> = [
  false,
  ...platforms,
  ...nodeVersions,
  ...versions.map(version => ['web', version]),
  ...versions.map(version => ['node', version]),
  ['web', 'webworker'],
  ['web', 'node'],
]

/** The finite values of an option, by its type: those of an object are `{}`, if it has options. */
export function listCandidates({name, type = ''}: Fact, names: readonly string[]): unknown[] {
  if (name === 'target') return [...targets]
  const isParent = names.some(other => other.startsWith(`${name}.`))
  return outerMembers(type).flatMap((member): unknown[] => {
    if (member === 'boolean') return [false, true]
    if (member === 'object') return isParent ? [{}] : []
    return /^(?:true|false|"[^"]*")$/.test(member) ? [JSON.parse(member)] : []
  })
}

/**
 * The members of a union, except those with parentheses: `false | (string | "a")[]` → `false`,
 * `[]`.
 */
function outerMembers(type: string): string[] {
  const rest = type.replaceAll(/\([^()]*\)/g, '')
  return rest === type ? type.split(' | ') : outerMembers(rest)
}

/**
 * Position of the candidate that a value in force matches: an object has all fields of its
 * candidate, and perhaps more. If several match, the one with the most fields; -1 if none does.
 */
export function matchCandidate(value: unknown, candidates: readonly unknown[]): number {
  const sizes = candidates.map(candidate => (matches(value, candidate) ? sizeOf(candidate) : -1))
  const largest = Math.max(...sizes)
  return largest < 0 ? -1 : sizes.indexOf(largest)
}

function matches(value: unknown, candidate: unknown): boolean {
  if (!isFields(candidate) || !isFields(value)) return isDeepStrictEqual(value, candidate)
  return Object.entries(candidate).every(([name, field]) => isDeepStrictEqual(value[name], field))
}

function sizeOf(candidate: unknown): number {
  return isFields(candidate) ? Object.keys(candidate).length : 0
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
