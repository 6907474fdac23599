import {join, dirname} from 'node:path'
import type {StatsCompilation, StatsModule} from 'webpack'
import {readExamples} from '../../tools/load/read-examples.ts'
import {configOf, writeExample} from '../samples/build-example.ts'
import {openWorkshop} from '../samples/workshop.ts'
import {loadConfigs} from '../samples/worker/check-config.ts'
import {createCompiler, runOnce} from '../samples/worker/run-compiler.ts'

/** The modules and chunks of a build. Modules have their paths in the project: `src/index.js`. */
export interface BuildGraph {
  readonly modules: ReadonlyMap<string, BuiltModule>
  readonly chunks: readonly BuiltChunk[]
  /** For each entry, the scripts that it loads at the start. */
  readonly entries: ReadonlyMap<string, readonly string[]>
}

interface BuiltModule {
  /** For each module that refers to this one, the kinds of its references: `import()`. */
  readonly references: ReadonlyMap<string, readonly string[]>
}

interface BuiltChunk {
  /** Its first file, such as `main.js`. */
  readonly file: string
  readonly isInitial: boolean
  readonly modules: readonly string[]
}

/** Builds examples one after the other, and reads their graphs from the stats. */
export async function readBuilds(names: readonly string[]): Promise<Map<string, BuildGraph>> {
  const {examples} = readExamples()
  const workshop = await openWorkshop()
  try {
    const graphs = new Map<string, BuildGraph>()
    for (const name of names) {
      const example = examples.get(name)
      if (!example) throw new Error(`There is no example ${name}.`)
      const config = configOf(example)
      const project = await writeExample(example, workshop)
      const path = join(project, config)
      const [first = {}] = await loadConfigs(path)
      const output = 'output' in first ? first.output : {}
      const context = dirname(path)
      const placed = {
        ...first,
        context,
        output: {...(typeof output === 'object' ? output : {}), path: join(context, 'dist')},
      }
      const stats = await runOnce(createCompiler(placed, project))
      graphs.set(name, graphOf(stats.toJson(statsOptions)))
    }
    return graphs
  } finally {
    await workshop.close()
  }
}

const statsOptions = {
  all: false,
  modules: true,
  nestedModules: true,
  reasons: true,
  chunks: true,
  chunkModules: true,
  entrypoints: true,
  ids: true,
  dependentModules: true,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  chunkModulesSpace: Infinity,
}

/**
 * The graph that stats describe. Runtime modules are left out, because they are not files of the
 * project.
 */
function graphOf({modules = [], chunks = [], entrypoints = {}}: StatsCompilation): BuildGraph {
  return {
    modules: new Map(modules.filter(isSource).map(module => [nameOf(module), moduleOf(module)])),
    chunks: chunks.map(({files = [], initial = false, modules: own = []}) => ({
      file: lastPart(files[0] ?? ''),
      isInitial: initial,
      modules: [...new Set(own.filter(isSource).flatMap(partsOf).map(nameOf))].toSorted(),
    })),
    entries: new Map(
      Object.entries(entrypoints).map(([name, {assets = []}]) => [
        name,
        assets.map(asset => lastPart(asset.name)).filter(file => file.endsWith('.js')),
      ]),
    ),
  }
}

function isSource({moduleType, name}: StatsModule): boolean {
  return moduleType !== 'runtime' && name !== undefined
}

/** The parts of a concatenated module; any other module is its own part. */
function partsOf(module: StatsModule): StatsModule[] {
  return module.modules ?? [module]
}

function moduleOf({reasons = []}: StatsModule): BuiltModule {
  const references = new Map<string, string[]>()
  for (const {moduleName, type} of reasons) {
    if (moduleName == null || type == null) continue
    const name = pathIn(moduleName)
    references.set(name, [...(references.get(name) ?? []), type])
  }
  return {references}
}

function nameOf({name = ''}: StatsModule): string {
  return pathIn(name)
}

/** `css ./src/style.css` → `src/style.css`, `./node_modules/lodash/lodash.js` → `lodash/lodash.js` */
function pathIn(name: string): string {
  return name.replace(/^.* (?=\.)/, '').replace(/^.*node_modules\/|^\.\//, '')
}

/** `scripts/index.js` → `index.js` */
function lastPart(path: string): string {
  return path.replace(/.*\//, '')
}
