import type {Declarations, Type} from './declarations.ts'
import {listMembers} from './type-members.ts'

interface HotMember {
  readonly name: string
  readonly type?: string
  readonly values?: string[]
}

/**
 * Looks up the type of `__webpack_hash__`, `import.meta.url` or `require.context` in the declarations
 * that webpack has for modules, if it is declared.
 */
export function createModuleTypes(
  declarations: Declarations,
): (name: string) => string | undefined {
  const roots = new Map<string, Type | undefined>([
    ['import.meta', declarations.findType('ImportMeta')],
    ['require', findInNamespace(declarations, 'NodeJS', 'Require')],
    ['module', findInNamespace(declarations, 'NodeJS', 'Module')],
  ])
  return name => {
    if (name.startsWith('__')) return typeOfVariable(declarations, name)
    const [, root = '', member] = /^(import\.meta|\w+)\.(.+)$/.exec(name) ?? []
    const type = roots.get(root)
    return type && listMembers(declarations, type).find(each => each.name === member)?.type
  }
}

function typeOfVariable({checker, findGlobal, print}: Declarations, name: string) {
  const symbol = findGlobal(name)
  const type = symbol && checker.getTypeOfSymbol(symbol)
  return type && print(type)
}

/** Members of `module.hot`, the options of `apply`, and the possible states. */
export function listHotMembers(declarations: Declarations): HotMember[] {
  const members = (type: string) => {
    const found = findInNamespace(declarations, 'webpack', type)
    if (!found) throw new Error(`There is no webpack.${type}`)
    return listMembers(declarations, found).map(({name, type: text}) => ({name, type: text}))
  }
  const options = members('ApplyOptions')
  const states = findSymbol(declarations, 'webpack', 'HotUpdateStatus')?.getExports() ?? new Map()
  return [
    ...members('Hot'),
    ...options.map(({name, type}) => ({name: `apply.${name}`, type})),
    ...[...states.values()].map(({name}) => ({
      name: `status.${name}`,
      values: [JSON.stringify(name)],
    })),
  ]
}

function findInNamespace(declarations: Declarations, namespace: string, name: string) {
  const symbol = findSymbol(declarations, namespace, name)
  return symbol && declarations.checker.getDeclaredTypeOfSymbol(symbol)
}

function findSymbol({findGlobal}: Declarations, namespace: string, name: string) {
  const symbols = [...(findGlobal(namespace)?.getExports().values() ?? [])]
  return symbols.find(symbol => symbol.name === name)
}
