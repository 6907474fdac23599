import {findHome} from '#contract/fact-home.ts'
import {need} from '#contract/private/need.ts'

interface AliasSource {
  /** The canonical path of each alias. */
  readonly aliases: ReadonlyMap<string, string>
  readonly homes: ReadonlySet<string>
  /**
   * Paths at which a part of the schema repeats recursively, and the path of the first occurrence.
   */
  readonly repeated: ReadonlyMap<string, string>
}

/**
 * Builds short rules for aliases. A schema uses the same parts in several places, so a rule maps
 * the prefix of a path: `module.rules[].oneOf[]` → `module.rules[]`.
 */
export function buildAliasRules({aliases, homes, repeated}: AliasSource): Record<string, string> {
  const children = childrenOf([...homes, ...aliases.keys()])
  const rules: Record<string, string> = {}
  const resolve = (path: string) => findHome(path, rules, name => homes.has(name))
  for (const [alias, home] of shortestFirst(aliases)) {
    if (resolve(alias) === home) continue
    const [from, to] = shortestRule(splitPath(alias), splitPath(home), children)
    rules[from] = to
  }
  for (const [path, begin] of shortestFirst(repeated)) {
    const [child] = children.get(begin) ?? []
    if (child === undefined) continue
    const wanted = resolve(`${begin}${child}`)
    if (resolve(`${path}${child}`) !== wanted) rules[path] = begin
  }
  // If the rule for a prefix leads elsewhere, the path gets its own rule.
  for (const [alias, home] of aliases) {
    if (resolve(alias) !== home) rules[alias] = home
  }
  return Object.fromEntries(Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function shortestFirst(paths: ReadonlyMap<string, string>): Array<[string, string]> {
  return [...paths].toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
}

/**
 * Finds the shortest rule for a path. Paths with the same children are the same part of a schema.
 */
function shortestRule(
  alias: string[],
  home: string[],
  children: ReadonlyMap<string, ReadonlySet<string>>,
): [string, string] {
  let best: [string, string] = [alias.join(''), home.join('')]
  for (let cut = 1; alias.at(-cut) === home.at(-cut); cut++) {
    const from = alias.slice(0, -cut).join('')
    const to = home.slice(0, -cut).join('')
    if (from === '' || to === '' || from === to) break
    if (!hasSame(children.get(from), children.get(to))) break
    best = [from, to]
  }
  return best
}

/** `module.rules[].use` → `module`, `.rules`, `[]`, `.use`. */
function splitPath(path: string): string[] {
  return path.split(/(?=\.|\[\])/)
}

function childrenOf(paths: readonly string[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>()
  for (const path of paths) {
    const parts = splitPath(path)
    for (let end = 1; end < parts.length; end++) {
      const parent = parts.slice(0, end).join('')
      children.set(parent, (children.get(parent) ?? new Set()).add(need(parts[end], 'part')))
    }
  }
  return children
}

function hasSame(some: ReadonlySet<string> = new Set(), others: ReadonlySet<string> = new Set()) {
  return some.size === others.size && [...some].every(each => others.has(each))
}
