import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {resolve} from 'node:path'
import type {Finding} from './finding.ts'

const require = createRequire(import.meta.url)

/** Every loader that rules name has to be installed or to be shown on the page. */
export function checkLoaders(config: object): Finding[] {
  const found = new Set<string>()
  if ('module' in config) collect(config.module, found)
  return [...found].filter(name => !isThere(name)).map(missingLoader)
}

/** Collects loaders from `loader`, `use` and `use[]`, at any depth below `rules` and `oneOf`. */
function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) return value.forEach(item => collect(item, found))
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (key === 'loader' || key === 'use') {
      for (const name of [child].flat()) if (typeof name === 'string') found.add(name)
    }
    if (['use', 'rules', 'oneOf'].includes(key)) collect(child, found)
  }
}

function isThere(request: string): boolean {
  return request.split('!').every(part => {
    const [name = ''] = part.split('?')
    if (name === '') return true
    if (/^[./]/.test(name)) return existsSync(resolve(name))
    try {
      return require.resolve(name) !== ''
    } catch {
      return false
    }
  })
}

function missingLoader(name: string): Finding {
  return {
    rule: 'missing-package',
    message: `The loader “${name}” cannot be found.`,
    hint: 'Correct its name, show its file on the page, or add it to documented/package.json.',
    path: [name],
  }
}
