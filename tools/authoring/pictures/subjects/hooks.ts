import type {Group} from '../draw-groups.ts'

/** The hooks of a compiler, in the order of a single build. */
export const compilerHooks: readonly Group[] = [
  {
    title: 'Start, once',
    items: [
      'environment',
      'afterEnvironment',
      'entryOption',
      'afterPlugins',
      'afterResolvers',
      'initialize',
    ],
  },
  {title: 'Begin a build', items: ['beforeRun', 'run']},
  {
    title: 'Build the modules and chunks',
    items: [
      'normalModuleFactory',
      'contextModuleFactory',
      'beforeCompile',
      'compile',
      'thisCompilation',
      'compilation',
      'make',
      'finishMake',
      'afterCompile',
    ],
  },
  {title: 'Write the files', items: ['shouldEmit', 'emit', 'assetEmitted', 'afterEmit']},
  {title: 'End', items: ['done', 'shutdown']},
]

/** The most used hooks of a compilation, in the order of a single build. */
export const compilationHooks: readonly Group[] = [
  {
    title: 'For each module',
    items: ['addEntry', 'buildModule', 'succeedModule', 'succeedEntry'],
  },
  {title: 'All modules are built', items: ['finishModules', 'seal']},
  {
    title: 'Find used exports, create chunks',
    items: ['optimizeDependencies', 'afterOptimizeDependencies', 'beforeChunks', 'afterChunks'],
  },
  {
    title: 'Optimize',
    items: ['optimizeModules', 'optimizeChunks', 'optimizeTree', 'optimizeChunkModules'],
  },
  {title: 'Assign ids', items: ['moduleIds', 'chunkIds']},
  {
    title: 'Generate code and runtime',
    items: [
      'beforeCodeGeneration',
      'afterCodeGeneration',
      'runtimeRequirementInTree',
      'runtimeModule',
    ],
  },
  {title: 'Compute hashes', items: ['chunkHash', 'contentHash', 'fullHash']},
  {
    title: 'Create and process assets',
    items: ['renderManifest', 'chunkAsset', 'processAssets', 'afterProcessAssets'],
  },
  {title: 'End', items: ['afterSeal']},
]
