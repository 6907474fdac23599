import {openDeclarations, type Declarations, type Type} from './declarations.ts'
import {isEarlierRelease} from './documented.ts'
import {createFunctionTypes, type FindFunctions} from './function-types.ts'
import {listMembers} from './type-members.ts'

/** The content of the declarations of webpack-dev-server. */
interface ServerTypes {
  readonly findFunctions: FindFunctions
  /** The types of the public members of the class; those of the class itself begin with `static`. */
  readonly members: ReadonlyMap<string, string>
}

/** Opens the declarations of webpack-dev-server. Those of earlier releases are not read. */
export function openServerTypes(): ServerTypes {
  if (isEarlierRelease) return {findFunctions: () => [], members: new Map()}
  const declarations = openDeclarations('webpack-dev-server', 'types/lib/Server.d.ts')
  const {checker, exports} = declarations
  const configuration = exports.get('Configuration')
  const server = exports.get('default')
  if (!configuration || !server) throw new Error('webpack-dev-server declares no server')
  const members = [
    ...namesAndTypes(declarations, '', checker.getDeclaredTypeOfSymbol(server)),
    ...namesAndTypes(declarations, 'static ', checker.getTypeOfSymbol(server)),
  ]
  return {
    findFunctions: createFunctionTypes(declarations, [
      checker.getDeclaredTypeOfSymbol(configuration),
    ]),
    members: new Map(members.filter(([, type]) => type !== 'any')), // what is private
  }
}

function namesAndTypes(
  declarations: Declarations,
  prefix: string,
  type: Type | undefined,
): Array<[name: string, type: string]> {
  const members = type ? listMembers(declarations, type) : []
  return members.map(({name, type: text}) => [prefix + name, text])
}
