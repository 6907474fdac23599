import type {Compiler, MultiCompiler} from 'webpack'

/**
 * Makes webpack load ES modules with `require`, if they are loaders. It would evaluate code with
 * `import()`, which a browser takes for its own; the engine's `require` loads modules of both kinds.
 */
export function loadEsLoaders(compiler: Compiler | MultiCompiler): void {
  const compilers = 'compilers' in compiler ? compiler.compilers : [compiler]
  for (const {hooks} of compilers) {
    hooks.normalModuleFactory.tap('Playground', factory => {
      factory.hooks.afterResolve.tap('Playground', ({createData: {loaders = []}}) => {
        for (const loader of loaders) loader.type = undefined
      })
    })
  }
}
