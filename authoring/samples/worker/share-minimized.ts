import type {Compiler, MultiCompiler} from 'webpack'

type CachedData = Parameters<Parameters<Compiler['cache']['hooks']['store']['tap']>[1]>[2]

/** Code that earlier builds of this process have minimized. */
const minimized = new Map<string, CachedData>()

/**
 * The name under which the default minimizer keeps its results, with a hash of its options:
 * `TerserWebpackPlugin|main.js|bc2303cc2b0a46a2|license-banner`.
 */
const result = /^TerserWebpackPlugin\|.+\|[0-9a-f]{16}\|license-banner$/

/**
 * Gives a compiler the code that earlier builds have minimized, as webpack's own caches do.
 * Minimizing the same code took half of the time of all checks: most samples that tap hooks are
 * built with the same project, and steps of a guide share their packages.
 */
export function shareMinimized(compiler: Compiler | MultiCompiler, config: object): void {
  const compilers = 'compilers' in compiler ? compiler.compilers : [compiler]
  if ([config].flat().every(hasDefaultMinimizer)) compilers.forEach(share)
}

/** Another minimizer may have settings that are not part of that name, such as `extractComments`. */
function hasDefaultMinimizer(config: object): boolean {
  const {optimization = {}, plugins = []}: {optimization?: object; plugins?: unknown} = config
  return (
    !('minimizer' in optimization || 'minimizeOptions' in optimization) &&
    ![plugins].flat().some(plugin => /Terser|Minimizer/.test(plugin?.constructor.name ?? ''))
  )
}

function share({cache, options, webpack}: Compiler): void {
  const tapOptions = {name: 'ShareMinimized', stage: webpack.Cache.STAGE_MEMORY - 1} // before webpack's own
  const {output, experiments} = options
  const settings = JSON.stringify([output.environment, output.module, experiments.futureDefaults])
  const keyOf = (identifier: string, etag: unknown) => `${identifier}\n${String(etag)}\n${settings}`
  cache.hooks.get.tap(tapOptions, (identifier, etag) =>
    result.test(identifier) ? minimized.get(keyOf(identifier, etag)) : undefined,
  )
  cache.hooks.store.tap(tapOptions, (identifier, etag, data) => {
    if (result.test(identifier)) minimized.set(keyOf(identifier, etag), data)
  })
}
