import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import webpack from 'webpack'
import {factsSchema} from '#contract/webpack.ts'
import {checkConfigs} from '../../../../app/playground/engine/check/check-configs.ts'
import {listFindings} from '../../../../app/ui/explorer/list-findings.ts'

const options = factsSchema.parse(JSON.parse(readFileSync('facts/options.json', 'utf8')))

/** The findings of JSON, as webpack reads it. */
function find(text: string) {
  const configs = checkConfigs(webpack, JSON.parse(text), [])
  return listFindings({text, configs}, options)
}

describe('the findings of a configuration', () => {
  test('name the line, and the option that is written or may be meant', () => {
    const text = `{
  "publicPath": "/",
  "mode": "prod",
  "output": { "fileName": "[name].js",
    "jsonpFunction": "load", "library": { "tpye": "umd" } },
  "module": { "rules": [{ "tset": "a" },
    { "oneOf": [{ "use": [{ "lodaer": "css-loader" }] }] }] },
  "optimization": { "splitChunks": { "cacheGroups": { "vendor": { "tset": "b" } } } }
}`
    const found = find(text).map(({kind, line, options: [first]}) => `${kind} ${line} ${first}`)
    expect(found).toEqual([
      'rejected 2 output.publicPath',
      'rejected 3 mode',
      'rejected 4 output.filename',
      'rejected 5 output.chunkLoadingGlobal',
      'rejected 5 output.library.type',
      'rejected 7 module.rules[].use.loader',
      'rejected undefined optimization.splitChunks.cacheGroups.<key>.test',
      'rejected undefined module.rules[].test',
    ])
  })

  test('are messages of webpack without the list of all options', () => {
    const messages = find('{ "modee": 1, "output": { "jsonpFunction": "a" } }')
    expect(messages.map(({message}) => message)).toEqual([
      "configuration has an unknown property 'modee'.",
      "configuration.output has an unknown property 'jsonpFunction'.\nDid you mean output.chunkLoadingGlobal (BREAKING CHANGE since webpack 5)?",
    ])
  })

  test('include deprecated options, and those that repeat a default', () => {
    const text = `{ "mode": "production", "cache": false,
  "output": { "strictModuleExceptionHandling": true } }`
    expect(find(text).map(({kind, line, message}) => [kind, line, message])).toEqual([
      ['default', 1, 'cache is false by default with these settings. You can remove it.'],
      ['deprecated', 2, 'output.strictModuleExceptionHandling is deprecated.'],
    ])
  })
})
