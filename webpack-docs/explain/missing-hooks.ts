import {readFile} from 'node:fs/promises'
import type {LoadHook, ResolveHook} from 'node:module'
import {fileURLToPath} from 'node:url'
import {isOfProject, isPackage, STAND_IN} from './stand-ins.ts'

/*
 * Hooks of Node.js for `import`, which run in a thread of their own: a package that a file of the
 * project imports, and that is not installed, becomes a module with the names that the file imports.
 */
const SCHEME = 'webpack-docs-missing:'

export const resolve: ResolveHook = async (specifier, context, next) => {
  try {
    return await next(specifier, context)
  } catch (error) {
    const {parentURL = ''} = context
    const file = parentURL.startsWith('file:') ? fileURLToPath(parentURL) : undefined
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing || !isPackage(specifier) || !isOfProject(file)) throw error
    const names = await readNames(file, specifier)
    return {url: `${SCHEME}${specifier}?${names.join('&')}`, shortCircuit: true}
  }
}

export const load: LoadHook = async (url, context, next) => {
  if (!url.startsWith(SCHEME)) return next(url, context)
  const [specifier = '', names = ''] = url.slice(SCHEME.length).split('?')
  const source = [
    `const standIn = globalThis.${STAND_IN}(${JSON.stringify(specifier)})`,
    'export default standIn',
    ...names
      .split('&')
      .filter(Boolean)
      .map(name => `export const ${name} = standIn.${name}`),
  ].join('\n')
  return {format: 'module', source, shortCircuit: true}
}

/** The names that a file imports from a package: `import a, {b, c as d} from 'package'`. */
async function readNames(file: string, specifier: string): Promise<string[]> {
  const code = await readFile(file, 'utf8')
  const clauses = code.matchAll(/import\s[^'"]*?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)
  const names = [...clauses].flatMap(([, list = '', from]) =>
    from === specifier ? list.split(',').map(each => each.trim().split(/\s+as\s+/)[0] ?? '') : [],
  )
  return [...new Set(names)].filter(name => /^[\w$]+$/.test(name) && name !== 'default')
}
