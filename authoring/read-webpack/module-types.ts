import type {Declarations, Type} from './declarations.ts'
import {listMembers} from './type-members.ts'

/** The content of the declarations for modules. */
export interface ModuleTypes {
  /** The type of `__webpack_hash__`, `import.meta.url` or `require.context`, if it is declared. */
  typeOf(name: string): string | undefined
  /** Members of `module.hot`, the options of `apply`, and the possible states. */
  hotMembers(): HotMember[]
}

interface HotMember {
  readonly name: string
  readonly type?: string
  readonly values?: string[]
}

/** Looks up types in the declarations that webpack has for modules. */
export function createModuleTypes(declarations: Declarations): ModuleTypes {
  const roots = new Map<string, Type | undefined>([
    ['import.meta', declarations.findType('ImportMeta')],
    ['require', findInNamespace(declarations, 'NodeJS', 'Require')],
    ['module', findInNamespace(declarations, 'NodeJS', 'Module')],
  ])
  return {
    typeOf(name) {
      if (name.startsWith('__')) return typeOfVariable(declarations, name)
      for (const [root, type] of roots) {
        if (type && name.startsWith(`${root}.`)) {
          return typeOfMember(declarations, type, name.slice(root.length + 1))
        }
      }
      return undefined
    },
    hotMembers: () => listHotMembers(declarations),
  }
}

function typeOfVariable({checker, findGlobal, print}: Declarations, name: string) {
  const symbol = findGlobal(name)
  const type = symbol && checker.getTypeOfSymbol(symbol)
  return type && print(type)
}

function typeOfMember(declarations: Declarations, type: Type, name: string): string | undefined {
  return listMembers(declarations, type).find(member => member.name === name)?.type
}

function listHotMembers(declarations: Declarations): HotMember[] {
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
