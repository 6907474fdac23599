import {builtinModules} from 'node:module'
import type {Program} from 'acorn'
import {findRequests} from './script-tree.ts'
import type {Finding} from './worker/finding.ts'

/** Packages that a script imports have to be installed for samples: others may not exist. */
export function checkPackages(program: Program, packages: ReadonlySet<string>): Finding[] {
  return findRequests(program).flatMap(({request, line}) => {
    if (/^(?:[./#]|node:|data:)/.test(request) || builtinModules.includes(request)) return []
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/')
    if (packages.has(name)) return []
    const message = `“${name}” is not installed for samples.`
    const hint =
      'Add it to the dependencies of documented/package.json, or remove it from the sample.'
    return [{rule: 'missing-package' as const, message, hint, line}]
  })
}
