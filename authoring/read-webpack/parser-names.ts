import {isEarlierRelease} from './documented.ts'
import {callMethod, fieldOf} from './live-objects.ts'
import {createHotPlugin, runWebpack, type Compiler} from './webpack-module.ts'
import {writeProject} from './write-project.ts'

/** The names that webpack's parser reacts to, under configurations that differ in that. */
export async function readParserNames(): Promise<string[]> {
  await writeProject(process.cwd(), {'parser/main.js': 'export default 1\n'})
  const found = new Set<string>()
  for (const config of configurations()) {
    try {
      await runWebpack({
        mode: 'development',
        entry: './parser/main.js',
        ...config,
        plugins: [
          ...(config.plugins ?? []),
          {apply: (compiler: Compiler) => collectNames(compiler, found)},
        ],
      })
    } catch (error) {
      if (!isEarlierRelease) throw error // earlier ones lack some kinds of output
    }
  }
  return [...found].filter(name => !evaluated.has(name)).toSorted()
}

interface Configuration {
  readonly plugins?: readonly unknown[]
  readonly [option: string]: unknown
}

function configurations(): Configuration[] {
  const moduleOutput = {output: {module: true, chunkFormat: 'module'}}
  return [
    {},
    {plugins: [createHotPlugin()]},
    {target: 'node'},
    moduleOutput,
    {target: 'node', ...moduleOutput},
    {
      experiments: {
        deferImport: true,
        sourceImport: true,
        css: true,
        html: true,
        asyncWebAssembly: true,
      },
    },
    {experiments: {futureDefaults: true}},
    {output: {library: {type: 'system'}}},
    {
      module: {
        parser: {
          javascript: {
            createRequire: true,
            url: true,
            worker: true,
            importMetaContext: true,
            commonjsMagicComments: true,
            requireJs: true,
            system: true,
          },
        },
      },
    },
  ]
}

/** Hooks of the parser whose keys are names in the code. */
const maps = [
  'expression',
  'expressionMemberChain',
  'unhandledExpressionMemberChain',
  'call',
  'callMemberChain',
  'callMemberChainOfCallMemberChain',
  'memberChainOfCallMemberChain',
  'new',
  'typeof',
  'assign',
  'assignMemberChain',
  'rename',
  'canRename',
  'evaluateIdentifier',
  'evaluateDefinedIdentifier',
  'evaluateTypeof',
  'evaluateCallExpressionMember',
  'evaluateNewExpression',
  'evaluateCallExpression',
  'pattern',
  'varDeclaration',
  'varDeclarationConst',
  'varDeclarationLet',
] as const

function collectNames(compiler: Compiler, found: Set<string>): void {
  const collect = (compilation: unknown, params: unknown) => {
    if (fieldOf(compilation, 'compiler') !== compiler) return
    for (const type of ['javascript/auto', 'javascript/dynamic', 'javascript/esm']) {
      const factory = fieldOf(params, 'normalModuleFactory')
      const hooks = fieldOf(callMethod(factory, 'getParser', type, {}), 'hooks')
      for (const map of maps) {
        const keys = fieldOf(fieldOf(hooks, map), '_map')
        if (!(keys instanceof Map)) continue
        for (const key of keys.keys()) if (typeof key === 'string') found.add(key)
      }
    }
  }
  callMethod(compiler.hooks.compilation, 'tap', {name: 'facts', stage: 1000}, collect)
}

/**
 * Names that the parser follows only to evaluate an expression. webpack 5.103 to 5.108 defined
 * `import.meta.env.NODE_ENV` in such a way that the parser also followed the keyword `import`.
 */
const evaluated = new Set([
  'Object.defineProperty',
  'arguments',
  'concat',
  'context',
  'eval',
  'import',
  'indexOf',
  'replace',
  'slice',
  'split',
  'substr',
  'substring',
  'undefined',
])
