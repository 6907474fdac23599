import type {Compiler, MultiCompiler} from 'webpack'

/**
 * Makes webpack load loaders that are ES modules with the engine's `require`, which loads modules
 * of both kinds. webpack would evaluate code with `import()`, which the browser would handle
 * itself.
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
