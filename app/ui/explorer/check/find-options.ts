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

/** The options of a configuration, as far as webpack knows the objects that contain them. */
export function findOptions(
  config: ObjectExpression,
  {facts, aliases = {}}: Facts,
): WrittenOption[] {
  const byName = new Map(facts.map(fact => [fact.name, fact]))
  const children = listChildren([...byName.keys(), ...Object.keys(aliases)])
  const values: WrittenOption[] = []
  const visit = (object: ObjectExpression, parent: string): void => {
    const known = children.get(parent)
    if (known === undefined) return
    for (const property of object.properties) {
      const key = property.type === 'Property' ? nameOf(property) : undefined
      if (property.type !== 'Property' || key === undefined || key === '__proto__') continue
      const name = join(parent, key)
      const home = findHome(name, aliases, each => byName.has(each))
      const isKnown = home !== undefined || known.has(key)
      if (!isKnown && (known.has('<key>') || open.has(parent))) {
        follow(property.value, join(parent, '<key>'))
        continue
      }
      const fact = home === undefined ? undefined : byName.get(home)
      const line = property.loc?.start.line ?? 1
      if (fact || !isKnown) values.push({parent, key, name, fact, value: property.value, line})
      follow(property.value, home ?? name)
    }
  }
  const follow = (value: AnyNode | null, name: string): void => {
    if (value?.type === 'ObjectExpression') visit(value, name)
    if (value?.type !== 'ArrayExpression') return
    const element = `${name}[]`
    const home = children.has(element)
      ? element
      : (findHome(element, aliases, each => children.has(each)) ?? element)
    for (const each of value.elements) if (each?.type === 'ObjectExpression') visit(each, home)
  }
  visit(config, '')
  return values
}

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
