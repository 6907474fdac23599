import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {ConfigProblem} from './checked-config.ts'
import {isStandIn} from './stand-in.ts'
import {readAt, removeAt, type ValuePath} from './edit-config.ts'

/** Lists that take the place of webpack's, unless `"..."` is one of their elements. */
const lists: readonly ValuePath[] = ['resolve', 'resolveLoader'].flatMap(owner =>
  ['conditionNames', 'extensions', 'mainFields', 'mainFiles', 'modules', 'exportsFields'].map(
    name => [owner, name],
  ),
)

/** Lists of a configuration that lack elements of the default list. */
export function listReplaced(webpack: typeof Webpack, config: Configuration): ConfigProblem[] {
  const found = lists.flatMap((path): ConfigProblem[] => {
    const own = textsAt(config, path)
    if (own === undefined || own.includes('...')) return []
    const missing = listDefaults(webpack, removeAt(config, path), path).filter(
      each => !own.includes(each),
    )
    if (missing.length === 0) return []
    return [buildProblem(path, quote(missing))]
  })
  const others = readAt(config, MINIMIZERS)
  const isScriptless = Array.isArray(others) && others.length > 0 && others.every(isForOthers)
  return isScriptless ? [...found, buildProblem(MINIMIZERS, 'the one for JavaScript')] : found
}

const MINIMIZERS = ['optimization', 'minimizer']

/** Whether a plugin minimizes something else than JavaScript, as its name says. */
function isForOthers(plugin: unknown): boolean {
  const name = isStandIn(plugin) ? String(plugin) : String(Object(plugin).constructor?.name)
  return /^(?:css|html|json|image|svg|xml)/i.test(name)
}

function buildProblem(path: ValuePath, missing: string): ConfigProblem {
  const message = `${path.join('.')} takes the place of webpack’s list, without ${missing}.`
  return {kind: 'replaced', path, message, advice: 'Add "..." to keep what webpack has.'}
}

/** The elements of the default list: those for all requests, for `import`, and for `require`. */
function listDefaults(
  {config: {getNormalizedWebpackOptions, applyWebpackOptionsDefaults}}: typeof Webpack,
  config: Configuration,
  [owner = '', name = '']: ValuePath,
): string[] {
  const options = getNormalizedWebpackOptions(config)
  try {
    applyWebpackOptionsDefaults(options)
  } catch {
    return [] // it depends on files of the project, such as those of `browserslist`
  }
  const kinds = ['esm', 'commonjs'].map(kind => [owner, 'byDependency', kind, name])
  const all = [...kinds, [owner, name]].map(path => textsAt(options, path) ?? [])
  return [...new Set(all.flat())].filter(each => each !== '...')
}

/** A list of texts; undefined for other values. */
function textsAt(config: object, path: ValuePath): string[] | undefined {
  const value = readAt(config, path)
  if (!Array.isArray(value)) return undefined
  const texts = value.filter(each => typeof each === 'string')
  return texts.length === value.length ? texts : undefined
}

/** `"a", "b" and "c"` */
function quote(texts: readonly string[]): string {
  const all = texts.map(text => JSON.stringify(text))
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ')
}
