import type {Stats, StatsModule} from 'webpack'
import type {BuiltModule} from '../protocol.ts'

/** Maximum number of modules that are shown. */
const MAX_MODULES = 1000

/** Maximum number of reasons that are shown for a module. */
const MAX_REASONS = 5

/** The modules of a build: which ones are in emitted files, and why. */
export function describeModules(stats: Stats): BuiltModule[] {
  const {modules = []} = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    reasons: true,
    usedExports: true,
    providedExports: true,
    optimizationBailout: true,
    ids: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
    reasonsSpace: Infinity,
  })
  const described = new Map<string, BuiltModule>()
  for (const module of modules.filter(({moduleType}) => moduleType !== 'runtime')) {
    const {modules: parts = [module], chunks = [], name = ''} = module
    for (const [index, part] of parts.entries()) {
      const into = parts.length > 1 && index > 0 ? name : undefined
      const known = described.get(part.name ?? '')
      if (known?.isKept !== true) described.set(part.name ?? '', describe(part, chunks, into))
    }
  }
  return [...described.values()].slice(0, MAX_MODULES)
}

function describe(
  module: StatsModule,
  chunks: ReadonlyArray<string | number>,
  concatenatedInto: string | undefined,
): BuiltModule {
  const {name = '', size = 0, providedExports, usedExports, reasons = []} = module
  const provided = providedExports ?? []
  const isKept = chunks.length > 0
  const used = Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : provided
  const unused = provided.filter(each => !used.includes(each))
  const importers = reasons.flatMap(({moduleName, userRequest, type}) =>
    moduleName ? [`imported by ${moduleName}`] : type === 'entry' ? [`entry ${userRequest}`] : [],
  )
  const why = isKept
    ? [...new Set(importers)]
    : ['no export is used, and running it has no side effects']
  return {
    name,
    size,
    isKept,
    chunks: chunks.map(String),
    concatenatedInto,
    reasons: [...why, ...(module.optimizationBailout ?? [])].slice(0, MAX_REASONS),
    usedExports: used,
    unusedExports: unused,
  }
}
