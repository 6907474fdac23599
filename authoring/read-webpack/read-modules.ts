import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations} from './declarations.ts'
import {buildFact, buildFacts} from './fact.ts'
import {fieldOf} from './live-objects.ts'
import {readMagicComments} from './magic-comments.ts'
import {createModuleTypes, listHotMembers} from './module-types.ts'
import {readParserNames} from './parser-names.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads the names in modules that webpack replaces, and its magic comments. */
export async function readModules(): Promise<Facts> {
  const names = await readNames()
  const comments = await readMagicComments()
  const typeOf = createModuleTypes(openDeclarations('webpack', 'module.d.ts'))
  return buildFacts('webpack', [
    ...names.map(({name}) => buildFact('module', name, {type: typeOf(name)})),
    ...comments,
    ...readHot(),
    ...readRuntime(),
  ])
}

/** The names in modules, without their types. */
export async function readNames(): Promise<Fact[]> {
  const names = await readParserNames()
  return names.map(name => buildFact('module', name))
}

/** Members of `module.hot`. */
export function readHot(): Fact[] {
  const declarations = openDeclarations('webpack', 'module.d.ts')
  return listHotMembers(declarations).map(({name, ...details}) => buildFact('hot', name, details))
}

/** Members of the runtime, by the names that plugins use; the value is the name in bundles. */
export function readRuntime(): Fact[] {
  const globals = Object(fieldOf(loadWebpack(), 'RuntimeGlobals'))
  return Object.entries(globals).map(([name, value]) =>
    buildFact('runtime', name, {values: [JSON.stringify(value)]}),
  )
}
