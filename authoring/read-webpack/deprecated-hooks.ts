import {openDeclarations} from './declarations.ts'
import {listMembers} from './type-members.ts'

/** Finds the hooks that the declarations call deprecated: `Compilation.normalModuleLoader`. */
export function listDeprecatedHooks(holders: Iterable<string>): Set<string> {
  const declarations = openDeclarations('webpack', 'types.d.ts')
  const {checker, declares, findType} = declarations
  const found = new Set<string>()
  for (const holder of holders) {
    const property = declares(holder) && checker.getPropertyOfType(findType(holder), 'hooks')
    const type = property ? checker.getTypeOfSymbol(property) : undefined
    for (const {name, deprecated} of type ? listMembers(declarations, type) : []) {
      if (deprecated) found.add(`${holder}.${name}`)
    }
  }
  return found
}
