import {nearest} from '../content/issue.ts'
import type {Finding, Names} from './worker/finding.ts'

/** How samples call what has hooks. */
const holders: Readonly<Record<string, string>> = {
  compiler: 'Compiler',
  childCompiler: 'Compiler',
  multiCompiler: 'MultiCompiler',
  compilation: 'Compilation',
  childCompilation: 'Compilation',
  normalModuleFactory: 'NormalModuleFactory',
  nmf: 'NormalModuleFactory',
  contextModuleFactory: 'ContextModuleFactory',
  cmf: 'ContextModuleFactory',
  parser: 'JavascriptParser',
  resolverFactory: 'ResolverFactory',
  resolver: 'Resolver',
}

const pattern =
  /(?:([\w$]+)\s*\??\.\s*)?\bhooks\s*\??\.\s*([\w$]+)(?:\s*\.\s*for\([^)]*\))?(?:\s*\??\.\s*(tap\w*))?/g

/** Every hook that a script names has to exist, and to be tapped in a way that it knows. */
export function checkHooks(text: string, {hooks}: Names): Finding[] {
  return [...text.matchAll(pattern)].flatMap(match => {
    const [, holder = '', name = '', tap = ''] = match
    if (holder === 'this') return []
    const line = text.slice(0, match.index).split('\n').length
    const owner = holders[holder]
    const classes = owner === undefined ? Object.keys(hooks) : [owner]
    const kinds = classes.flatMap(one => hooks[one]?.[name] ?? [])
    if (kinds.length === 0) {
      const known = classes.flatMap(one => Object.keys(hooks[one] ?? {}))
      return [unknownHook(owner, name, line, known)]
    }
    const isAsync = tap === 'tapAsync' || tap === 'tapPromise'
    if (!isAsync || !kinds.every(kind => kind.startsWith('Sync'))) return []
    const message = `The hook ${name} is a ${kinds[0]}, which has no ${tap}.`
    return [{rule: 'unknown-hook', message, hint: 'Use tap.', line}]
  })
}

function unknownHook(
  owner: string | undefined,
  name: string,
  line: number,
  known: readonly string[],
): Finding {
  const near = nearest(name, known)
  const message = `${owner ?? 'Nothing in webpack'} has ${owner ? 'no' : 'a'} hook “${name}”.`
  const hint = near === undefined ? 'Look up its name.' : `Did you mean “${near}”?`
  return {rule: 'unknown-hook', message, hint, line}
}
