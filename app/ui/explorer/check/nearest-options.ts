import {distance} from 'fastest-levenshtein'
import {LONGEST_KEY} from './find-options.ts'

/** Maximum number of suggestions. */
const MOST = 3

/** The options whose names are closest to a name that does not exist, best first. */
export function nearestOptions(
  {parent, key}: {parent: string; key: string},
  names: Iterable<string>,
): string[] {
  const written = parent === '' ? key : `${parent}.${key}`
  const moved = Object.hasOwn(renamed, key) ? renamed[key] : undefined
  if (moved !== undefined) return [...moved]
  if (key.length > LONGEST_KEY) return []
  const limit = Math.max(2, Math.floor(key.length / 3))
  const ranked = [...names]
    .map(name => [name, rankOf(name, written, key)] as const)
    .filter(([, rank]) => rank <= limit)
    .toSorted(([a, left], [b, right]) => left - right || a.length - b.length || (a < b ? -1 : 1))
  const best = ranked[0]?.[1] ?? 0
  return ranked
    .filter(([, rank]) => rank <= best + 0.5)
    .slice(0, MOST)
    .map(([name]) => name)
}

/** Ranks `output.publicPath` high for `publicPath`, and `test` before `use` for `tset`. */
function rankOf(name: string, written: string, key: string): number {
  const lower = withoutElements(name)
  const wanted = withoutElements(written)
  const far = distance(lower, wanted)
  const isTransposed = lower.length === wanted.length && sortLetters(lower) === sortLetters(wanted)
  const near = isTransposed ? far / 2 : far
  if (!lower.endsWith(`.${key.toLowerCase()}`)) return near
  return Math.min(near, lower.startsWith('output.') ? 1.4 : 1.5)
}

function sortLetters(text: string): string {
  return [...text].toSorted().join('')
}

/** `module.rules[].use` → `module.rules.use` */
function withoutElements(name: string): string {
  return name.toLowerCase().replaceAll('[]', '')
}

/** Options of earlier versions, with those that replace them. */
const renamed: Readonly<Record<string, readonly string[]>> = {
  automaticNamePrefix: ['optimization.splitChunks.cacheGroups.<key>.idHint'],
  chunkCallbackName: ['output.chunkLoadingGlobal'],
  ecmaVersion: ['output.environment'],
  hashedModuleIds: ['optimization.moduleIds'],
  hotUpdateFunction: ['output.hotUpdateGlobal'],
  jsonpFunction: ['output.chunkLoadingGlobal'],
  jsonpScriptType: ['output.scriptType'],
  loaders: ['module.rules'],
  maxModules: ['stats.modulesSpace'],
  namedChunks: ['optimization.chunkIds'],
  namedModules: ['optimization.moduleIds'],
  occurrenceOrder: ['optimization.chunkIds', 'optimization.moduleIds'],
  query: ['module.rules[].options'],
}

/** Options of earlier versions that were removed or renamed. */
export function wasRemoved(key: string): boolean {
  return Object.hasOwn(renamed, key) || key === 'concord' || key === 'devtoolLineToLine'
}
