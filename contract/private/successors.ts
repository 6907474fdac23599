import {serverSuccessors} from './server-successors.ts'
import {drop, set, type Successor} from './successor.ts'

/** Options of `module` that belong to the parser of JavaScript. */
const parserOptions = `
  exprContextCritical exprContextRecursive exprContextRegExp exprContextRequest
  strictThisContextOnImports
  unknownContextCritical unknownContextRecursive unknownContextRegExp unknownContextRequest
  wrappedContextCritical wrappedContextRecursive wrappedContextRegExp
`
  .trim()
  .split(/\s+/)

/** Flags and commands of webpack-cli that are gone. */
const commandSuccessors: Readonly<Record<string, Successor>> = {
  ...Object.fromEntries(
    ['--node-env', '--define-process-env-node-env'].map(name => [
      name,
      {advice: 'Use --config-node-env instead.', options: ['--config-node-env']},
    ]),
  ),
  '--prefetch': {
    advice: 'Add PrefetchPlugin to the configuration instead.',
    options: ['PrefetchPlugin'],
  },
  'webpack bundle': {advice: 'Run build instead.', options: ['build']},
}

/** Options with another name or place, and those that are gone, by their names. */
export const successors: Readonly<Record<string, Successor>> = {
  'experiments.asset': drop('5.62.0'),
  'experiments.css.exportsOnly': set('module.generator.css/auto.exportsOnly', '5.90.0'),
  'experiments.executeModule': drop('5.52.0'),
  'experiments.layers': drop('5.102.0'),
  'experiments.lazyCompilation.client': set('experiments.lazyCompilation.backend.client', '5.60.0'),
  'experiments.outputModule': set('output.module', '5.111.0'),
  'experiments.schemes.HttpsUriPlugin': {
    removed: '5.49.0',
    advice: 'Use experiments.schemes.HttpUriPlugin instead.',
    options: ['experiments.schemes.HttpUriPlugin'],
  },
  'experiments.topLevelAwait': drop('5.102.0'),
  'experiments.typescript.TypeScriptPlugin': set('module.parser.javascript.typescript', '5.113.0'),
  'module.generator.css.exportsConvention': set(
    'module.generator.css/auto.exportsConvention',
    '5.92.0',
  ),
  'module.strictExportPresence': set('module.parser.javascript.exportsPresence'),
  'module.parser.javascript.strictExportPresence': set('module.parser.javascript.exportsPresence'),
  'module.parser.javascript.importMetaContext': set(
    'module.parser.javascript.importMeta.webpackContext',
  ),
  'module.parser.javascript.harmony': set('module.parser.javascript.esm'),
  'optimization.minimize.css.resolveCustomAtRules': {
    removed: '5.112.0',
    advice:
      'Set optimization.minimize.css.customMedia and optimization.minimize.css.customSelectors instead.',
    options: ['optimization.minimize.css.customMedia', 'optimization.minimize.css.customSelectors'],
  },
  ...Object.fromEntries(
    ['minifyJson', 'minifySrcdoc', 'minifyStyles'].map(name => [
      `optimization.minimize.html.${name}`,
      drop('5.111.0', 'Remove it: what is inside a page is minimized with the page.'),
    ]),
  ),
  'optimization.noEmitOnErrors': set('optimization.emitOnErrors'),
  'output.auxiliaryComment': set('output.library.auxiliaryComment'),
  'output.libraryExport': set('output.library.export'),
  'output.libraryTarget': set('output.library.type'),
  'output.strictModuleExceptionHandling': set('output.strictModuleErrorHandling'),
  'output.umdNamedDefine': set('output.library.umdNamedDefine'),
  'performance.embeddedSourceMaps': set('performance.sourceMaps', '5.111.0'),
  'performance.entrypointOverlap': drop('5.111.0', 'Remove it: webpack no longer checks this.'),
  ...Object.fromEntries(
    ['unusedAliases', 'unusedDefines', 'unusedExternals', 'unusedRules'].map(name => [
      `performance.${name}`,
      set('performance.unusedConfig', '5.111.0'),
    ]),
  ),
  'performance.unusedReexports': set('performance.unusedModules', '5.111.0'),
  'stats.cached': set('stats.cachedModules'),
  'stats.runtime': set('stats.runtimeModules'),
  ...Object.fromEntries(
    parserOptions.map(name => [`module.${name}`, set(`module.parser.javascript.${name}`)]),
  ),
  ...serverSuccessors,
  ...commandSuccessors,
}

/** What takes the place of an option, by its name. */
export function successorOf(name: string): Successor | undefined {
  return Object.hasOwn(successors, name) ? successors[name] : undefined
}
