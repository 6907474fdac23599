import webpack, {type Compiler, type MultiCompiler} from 'webpack'

/** Bytes of a script that takes half a second to minimize. */
const MAX_BYTES = 40_000

/** Warnings about sizes, which would not be true of minimized scripts. */
const sizeWarning = /^(?:(?:asset|entrypoint) size limit|webpack performance recommendations): /

const tapOptions = {
  name: 'LeaveLarge',
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1,
}

/**
 * Emits large scripts as they are. They count as minimized, so that the minimizer leaves them alone
 * and stats show them like the others. A few packages in examples took a quarter of the time of all
 * checks, and most pages show only the small files next to them.
 */
export function leaveLarge(compiler: Compiler | MultiCompiler): void {
  if ('compilers' in compiler) return compiler.compilers.forEach(leaveLarge)
  compiler.hooks.thisCompilation.tap(tapOptions.name, compilation => {
    compilation.hooks.processAssets.tap(tapOptions, assets => {
      for (const [name, source] of Object.entries(assets)) {
        if (!/\.[cm]?js$/.test(name) || source.size() < MAX_BYTES) continue
        compilation.updateAsset(name, source, {minimized: true})
      }
    })
  })
  compiler.hooks.afterEmit.tap({...tapOptions, stage: 1}, compilation => {
    compilation.warnings = compilation.warnings.filter(({message}) => !sizeWarning.test(message))
  })
}
