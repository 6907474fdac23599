import {existsSync} from 'node:fs'
import Module, {createRequire, register} from 'node:module'
import {join} from 'node:path'
import {createStandIn} from '#contract/private/config-check/stand-in.ts'

/** What `missing-hooks.ts` calls in the code that stands in for a package. */
export const STAND_IN = 'webpackDocsStandIn'

/**
 * Lets the configuration run although packages are missing: what it takes from them is unknown. The
 * returned function ends that, and lists the names of those that were asked for.
 */
export function replaceMissingPackages(): () => string[] {
  const missing = new Set<string>()
  const note = (request: string) => {
    missing.add(packageOf(request))
    return request
  }
  const standInFor = (request: string) => createStandIn(note(request))
  Object.assign(globalThis, {[STAND_IN]: standInFor})
  register(new URL('./missing-hooks.js', import.meta.url))
  const restore = [
    replaceInModule('_load', (load, request, parent, ...rest) =>
      isMissing(request, parent) ? standInFor(request) : load(request, parent, ...rest),
    ),
    replaceInModule('_resolveFilename', (find, request, parent, ...rest) =>
      isMissing(request, parent) ? note(request) : find(request, parent, ...rest),
    ),
  ]
  return () => {
    for (const each of restore) each()
    return [...missing]
  }
}

type Parent = {readonly filename?: string} | undefined

type Loader = (request: string, parent: Parent, ...rest: unknown[]) => unknown

/** Replaces a function that `require` and `require.resolve` call. */
function replaceInModule(
  name: '_load' | '_resolveFilename',
  replacement: (original: Loader, ...values: Parameters<Loader>) => unknown,
): () => void {
  const original: Loader = Reflect.get(Module, name)
  Reflect.set(Module, name, (...values: Parameters<Loader>) =>
    replacement((...others) => Reflect.apply(original, Module, others), ...values),
  )
  return () => Reflect.set(Module, name, original)
}

/** Whether a file of the project asks for a package that is not installed. */
function isMissing(request: string, parent: Parent): boolean {
  const file = parent?.filename
  if (!isOfProject(file) || !isPackage(request)) return false
  return !isInstalled(request, file)
}

/** Whether a package is in a folder in which Node.js looks for it. */
export function isInstalled(request: string, file: string): boolean {
  const folders = createRequire(file).resolve.paths(request) ?? []
  return folders.some(folder => existsSync(join(folder, packageOf(request))))
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
