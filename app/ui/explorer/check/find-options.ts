import type {AnyNode, ObjectExpression} from 'acorn'
import {findHome} from '#contract/fact-home.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {nameOf} from './literal.ts'

/** An option in a configuration. */
export interface WrittenOption {
  readonly parent: string
  readonly key: string
  readonly name: string
  /** Missing if webpack has no such option. */
  readonly fact: Fact | undefined
  readonly value: AnyNode
  readonly line: number
}

/**
 * Prepares to find the options of configurations, as far as webpack knows the objects that contain
 * them.
 */
export function createOptionFinder({
  facts,
  aliases = {},
}: Facts): (config: ObjectExpression) => WrittenOption[] {
  const byName = new Map(facts.map(fact => [fact.name, fact]))
  const children = listChildren([...byName.keys(), ...Object.keys(aliases)])
  const visit = (object: ObjectExpression, parent: string): WrittenOption[] => {
    const known = children.get(parent)
    if (known === undefined) return []
    return object.properties.flatMap(property => {
      const key = property.type === 'Property' ? nameOf(property) : undefined
      if (property.type !== 'Property' || key === undefined || key === '__proto__') return []
      const {value} = property
      const name = join(parent, key)
      const isName = key.length <= LONGEST_KEY
      const home = isName ? findHome(name, aliases, each => byName.has(each)) : undefined
      const isKnown = home !== undefined || known.has(key)
      const isFree = !isKnown && (known.has('<key>') || open.has(parent))
      if (isFree) return follow(value, join(parent, '<key>'))
      const fact = home === undefined ? undefined : byName.get(home)
      const line = property.loc?.start.line ?? 1
      const own = fact || !isKnown ? [{parent, key, name, fact, value, line}] : []
      return [...own, ...follow(value, home ?? name)]
    })
  }
  const follow = (value: AnyNode | null, name: string): WrittenOption[] => {
    if (value?.type === 'ObjectExpression') return visit(value, name)
    if (value?.type !== 'ArrayExpression') return []
    const element = `${name}[]`
    const home = children.has(element)
      ? element
      : (findHome(element, aliases, each => children.has(each)) ?? element)
    return value.elements.flatMap(each =>
      each?.type === 'ObjectExpression' ? visit(each, home) : [],
    )
  }
  return config => visit(config, '')
}

/** Characters of the longest name that is compared with names of options. */
export const LONGEST_KEY = 100

/** Objects that also accept names that are not listed, such as types of modules. */
const open = new Set([
  'module.parser',
  'module.generator',
  'experiments.lazyCompilation.backend.listen', // options of Node.js
])

function join(parent: string, key: string): string {
  return parent === '' ? key : `${parent}.${key}`
}

/** The names of properties by the option that contains them: `output` → `path`, `filename` … */
function listChildren(names: readonly string[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>()
  for (const name of names) {
    const parts = name.split('.')
    for (const [index, part] of parts.entries()) {
      const parent = parts.slice(0, index).join('.')
      const known = children.get(parent) ?? new Set()
      children.set(parent, known.add(part.replace(/(?:\[\])+$/, '')))
    }
  }
  return children
}
