import Module, {createRequire, register} from 'node:module'
import {createStandIn} from '#contract/private/config-check/stand-in.ts'

/** Names of packages that the configuration loads, and the project does not have. */
const missing = new Set<string>()

/** What `missing-hooks.ts` calls in the code that stands in for a package. */
export const STAND_IN = 'webpackDocsStandIn'

/**
 * Lets the configuration run although packages are missing: what it takes from them is unknown. The
 * returned function lists their names.
 */
export function replaceMissingPackages(): () => string[] {
  const standInFor = (request: string) => {
    missing.add(packageOf(request))
    return createStandIn(request)
  }
  Object.assign(globalThis, {[STAND_IN]: standInFor})
  register(new URL('./missing-hooks.js', import.meta.url))
  const load: (...values: unknown[]) => unknown = Reflect.get(Module, '_load')
  Reflect.set(
    Module,
    '_load',
    (request: string, parent?: {filename?: string}, ...rest: unknown[]) => {
      const isOwn = isOfProject(parent?.filename) && isPackage(request)
      return isOwn && !isFound(request, parent?.filename ?? '')
        ? standInFor(request)
        : load(request, parent, ...rest)
    },
  )
  return () => [...missing]
}

function isFound(request: string, file: string): boolean {
  try {
    createRequire(file).resolve(request)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
  }
}

/** Whether a file is code of the project: what packages load is their own affair. */
export function isOfProject(file: string | undefined): file is string {
  return file !== undefined && !/[\\/]node_modules[\\/]/.test(file)
}

/** Whether a request names a package, and not a file or a module of Node.js. */
export function isPackage(request: string): boolean {
  return /^(?:@[\w.-]+\/)?[\w][\w.-]*(?:\/|$)/.test(request) && !Module.isBuiltin(request)
}

/** `html-webpack-plugin/lib/a` → `html-webpack-plugin` */
function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}
