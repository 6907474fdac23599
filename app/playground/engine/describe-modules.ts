import type {Stats, StatsModule} from 'webpack'
import type {BuiltModule} from '../protocol.ts'

/** More modules than these cannot be shown. */
const MOST = 1000

/** Reasons for one module. */
const MOST_REASONS = 5

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
  const inner = new Map(
    modules.flatMap(({modules: nested = [], name = ''}) =>
      nested.slice(1).map(each => [each.name ?? '', name] as const),
    ),
  )
  const sources = modules.filter(({moduleType}) => moduleType !== 'runtime')
  const all = sources.flatMap(module => module.modules ?? [module])
  const names = new Set(all.map(({name}) => name))
  const orphans = sources.filter(({orphan, name}) => orphan && !names.has(name))
  return [...all, ...orphans].slice(0, MOST).map(module => describe(module, inner))
}

function describe(module: StatsModule, inner: ReadonlyMap<string, string>): BuiltModule {
  const {name = '', size = 0, chunks = [], providedExports, usedExports, reasons = []} = module
  const provided = providedExports ?? []
  const concatenatedInto = inner.get(name)
  const isKept = chunks.length > 0 || concatenatedInto !== undefined
  const used = Array.isArray(usedExports) ? usedExports : usedExports === false ? [] : provided
  const unused = provided.filter(each => !used.includes(each))
  const importers = reasons.flatMap(({moduleName, userRequest, type}) =>
    moduleName ? [`imported by ${moduleName}`] : type === 'entry' ? [`entry ${userRequest}`] : [],
  )
  const why = isKept
    ? [...new Set(importers)]
    : [unused.length > 0 ? 'unused exports, no side effects' : 'nothing of it is used']
  return {
    name,
    size,
    isKept,
    chunks: chunks.map(String),
    concatenatedInto,
    reasons: [...why, ...(module.optimizationBailout ?? [])].slice(0, MOST_REASONS),
    usedExports: used,
    unusedExports: unused,
  }
}
