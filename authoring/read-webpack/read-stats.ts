import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations, type Declarations} from './declarations.ts'
import {readPackageJson} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {listValues} from './schema-type.ts'
import {alternativesOf, findReference, type Schema} from '#contract/private/webpack-schema.ts'
import {listMembers} from './type-members.ts'

/** Reads the fields of the stats as JSON, and the presets that select them. */
export function readStats(): Facts {
  const declarations = openDeclarations('webpack', 'types.d.ts')
  return buildFacts('webpack', [...buildFields(declarations), ...buildPresets()])
}

/**
 * `StatsAsset` is JSON if there is a `KnownStatsAsset`, which has the known fields of an open
 * object.
 */
function buildFields(declarations: Declarations): Fact[] {
  const {exports, declares, findType} = declarations
  const names = [...exports.keys()].filter(
    name => name.startsWith('Stats') && (exports.has(`Known${name}`) || declares(`Known${name}`)),
  )
  return names.flatMap(name =>
    listMembers(declarations, findType(name)).map(({name: field, ...details}) =>
      buildFact('stats', `${name}.${field}`, details),
    ),
  )
}

function buildPresets(): Fact[] {
  const schema: Schema = readPackageJson('webpack', 'schemas/WebpackOptions.json')
  const values = alternativesOf(findReference(schema, '#/definitions/StatsValue'))
    .filter(each => each.enum !== undefined)
    .flatMap(each => listValues([each], schema) ?? [])
  return values.map(value =>
    buildFact('stats-preset', String(JSON.parse(value)), {values: [value]}),
  )
}
