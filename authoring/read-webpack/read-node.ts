import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations, type Declarations} from './declarations.ts'
import {listExports} from './exports.ts'
import {buildFact, buildFacts} from './fact.ts'
import {isClass} from './live-objects.ts'
import {isPlugin} from './read-plugins.ts'
import {listMembers, typeOfExport} from './type-members.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads what webpack exports besides plugins, and the members of the classes in its API. */
export function readNode(): Facts {
  const declarations = openDeclarations('webpack', 'types.d.ts')
  return buildFacts('webpack', [...buildExports(declarations), ...buildMembers(declarations)])
}

/** Leaves out objects that hold other exports, and plugins, which are in another file of facts. */
function buildExports(declarations: Declarations): Fact[] {
  return listExports(loadWebpack())
    .filter(({value}) => typeof value !== 'object' && !isPlugin(value))
    .map(({name, value, isDeprecated}) =>
      buildFact('export', name, {
        type: isClass(value) ? 'class' : typeOfExport(declarations, name),
        deprecated: isDeprecated,
      }),
    )
}

const classes = [
  'Compilation',
  'Compiler',
  'Logger',
  'MultiCompiler',
  'MultiStats',
  'MultiWatching',
  'Stats',
  'Watching',
] as const

/** Names of classes in the declarations of earlier releases. */
const formerNames: Readonly<Record<string, string>> = {Logger: 'WebpackLogger'}

/** Leaves out hooks, which are facts of another kind. */
function buildMembers(declarations: Declarations): Fact[] {
  const {declares, findType} = declarations
  return classes.flatMap(name =>
    listMembers(declarations, findType(declares(name) ? name : (formerNames[name] ?? name)))
      .filter(member => member.name !== 'hooks')
      .map(({name: member, ...details}) => buildFact('member', `${name}.${member}`, details)),
  )
}
