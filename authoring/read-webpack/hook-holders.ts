import {documentedModules} from './documented.ts'
import {listExports} from './exports.ts'
import {callMethod, classNameOf, fieldOf, isObject} from './live-objects.ts'

/** The hooks of an object or a class, by the name under which they are documented. */
export type HookHolders = Map<string, object>

/** Keeps the hooks of a holder, unless its name is taken. */
export function keepHooks(holders: HookHolders, name: string, hooks: unknown): void {
  if (isObject(hooks) && !holders.has(name)) holders.set(name, hooks)
}

/** Keeps the hooks that static methods such as `NormalModule.getCompilationHooks` return. */
export function keepHandedOut(
  holders: HookHolders,
  {webpack, compiler, compilation}: {webpack: object; compiler: unknown; compilation: unknown},
): void {
  const classes = new Set([
    ...listExports(webpack).map(({value}) => value),
    ...documentedModules('webpack'),
  ])
  for (const each of classes) {
    if (typeof each !== 'function') continue
    for (const method of Object.getOwnPropertyNames(each)) {
      if (!/^get(?:Compilation|Compiler)?Hooks$/.test(method)) continue
      const of = method.includes('Compiler') ? compiler : compilation
      keepHooks(holders, `${each.name}.${method}`, tryCall(each, method, of))
    }
  }
}

/** Keeps the hooks of the parts of a compilation. */
export function keepCompilationHooks(holders: HookHolders, compilation: unknown): void {
  const templates = [
    ['MainTemplate', fieldOf(compilation, 'mainTemplate')],
    ['ChunkTemplate', fieldOf(compilation, 'chunkTemplate')],
    ['ModuleTemplate', fieldOf(fieldOf(compilation, 'moduleTemplates'), 'javascript')],
    ['AsyncQueue', fieldOf(compilation, 'addModuleQueue')],
  ] as const
  for (const [name, object] of templates) keepHooks(holders, name, fieldOf(object, 'hooks'))
  for (const [name, hook] of [
    ['StatsFactory', 'statsFactory'],
    ['StatsPrinter', 'statsPrinter'],
  ] as const) {
    callMethod(fieldOf(fieldOf(compilation, 'hooks'), hook), 'tap', 'facts', (made: unknown) =>
      keepHooks(holders, name, fieldOf(made, 'hooks')),
    )
  }
}

function tryCall(each: unknown, method: string, of: unknown): unknown {
  try {
    return callMethod(each, method, of)
  } catch (error) {
    if (classNameOf(error) === 'TypeError') return undefined // it expects other arguments
    throw error
  }
}
