import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations} from './declarations.ts'
import {packageVersion} from './documented.ts'
import {buildFact, sortFacts} from './fact.ts'
import {fieldOf} from './live-objects.ts'
import {readMagicComments} from './magic-comments.ts'
import {createModuleTypes} from './module-types.ts'
import {readParserNames} from './parser-names.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads what modules can use that webpack puts in their place, and its comments in them. */
export async function readModules(): Promise<Facts> {
  const names = await readParserNames()
  const comments = await readMagicComments()
  const declarations = openDeclarations('webpack', 'module.d.ts')
  try {
    const types = createModuleTypes(declarations)
    return {
      package: 'webpack',
      version: packageVersion('webpack'),
      facts: sortFacts([
        ...names.map(name => buildFact('module', name, {type: types.typeOf(name)})),
        ...comments,
        ...types.hotMembers().map(({name, ...details}) => buildFact('hot', name, details)),
        ...buildRuntime(),
      ]),
    }
  } finally {
    declarations.close()
  }
}

/** Members of the runtime, by the names that plugins use; the value is the name in bundles. */
function buildRuntime(): Fact[] {
  const globals = Object(fieldOf(loadWebpack(), 'RuntimeGlobals'))
  return Object.entries(globals).map(([name, value]) =>
    buildFact('runtime', name, {values: [JSON.stringify(value)]}),
  )
}
