import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import webpack from 'webpack'
import {readServerSchema} from '../../../tools/bundle/server-schema.ts'
import {historySchema} from '#contract/history.ts'
import {successors} from '#contract/private/successors.ts'
import {compareVersions} from '#contract/versions.ts'
import {factsSchema} from '#contract/webpack.ts'
import {checkConfigs} from '#contract/private/config-check/check-configs.ts'
import {listFindings} from '#contract/private/config-check/list-findings.ts'

const serverSchema = JSON.parse(readServerSchema())
const options = factsSchema.parse(JSON.parse(readFileSync('facts/options.json', 'utf8')))

function find(text: string) {
  const configs = checkConfigs(JSON.parse(text), {webpack, serverSchema, inputs: []})
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
      [
        'deprecated',
        2,
        'output.strictModuleExceptionHandling is deprecated.\nSet output.strictModuleErrorHandling instead.',
      ],
    ])
  })

  test.each([
    ['experiments', '"outputModule": true', 'ignored', /since webpack 5.111.\nSet output.module/],
    ['output', '"libraryTarget": "umd"', 'deprecated', /an old name.\nSet output.library.type/],
    ['devServer', '"https": true', 'rejected', /'https'.\nSet devServer.server to "https"/],
    ['devServer', '"proxy": {"/api": "http://a"}', 'rejected', /should be an array/],
    ['resolve', '"conditionNames": ["import"]', 'replaced', /, without .*"webpack".*\nAdd "..."/],
    ['resolve', '"extensions": [".ts", ".js"]', 'replaced', /without ".json", ".wasm"/],
  ])('include what webpack accepts and does not do: %s { %s }', (owner, text, kind, message) => {
    const found = find(`{\n"${owner}": {\n${text} } }`)
    expect(found).toEqual([
      {kind, line: 3, message: expect.stringMatching(message), options: expect.any(Array)},
    ])
  })

  test('say nothing about a list that keeps the default list, or has all of it', () => {
    const kept = '["import", "..."]'
    const whole = '[".ts", ".js", ".json", ".wasm", ".html", ".css"]'
    const found = find(`{"resolve": {"conditionNames": ${kept}, "extensions": ${whole}}}`)
    expect(found.filter(({kind}) => kind === 'replaced')).toEqual([])
  })

  test.each([
    ['{"output": {"1": {}, "0": {}}}', /A list was spread into an object/],
    ['{"node": {"fs": "empty"}}', /Set resolve\.fallback\.fs to false/],
    ['{"plugins": 1}', /push\(\) returns the new length/],
  ])('say what has probably happened in %s', (text, advice) => {
    for (const {message} of find(text)) expect(message).toMatch(advice)
  })

  test('name the release that dropped an option as the history of options does', () => {
    const {facts} = historySchema.parse(JSON.parse(readFileSync('facts/history.json', 'utf8')))
    const dropped = Object.entries(successors).filter(([name]) =>
      /^(?:experiments|optimization|performance)\./.test(name),
    )
    for (const [name, {removed = ''}] of dropped) {
      if (removed === '') continue // deprecated
      const {until = ''} = facts[`option:${name}`] ?? {}
      expect([name, compareVersions(until, removed) < 0]).toEqual([name, true])
    }
  })
})
