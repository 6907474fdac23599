import type {Fact} from '#contract/webpack.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'

/** Facts as the snapshots have them, one of each sort. */
export const someFacts: readonly Fact[] = [
  {
    id: 'option:mode',
    kind: 'option',
    name: 'mode',
    type: '"development" | "production" | "none"',
    values: ['"development"', '"production"', '"none"'],
    flag: '--mode',
  },
  {
    id: 'option:output.filename',
    kind: 'option',
    name: 'output.filename',
    type: 'string | function',
    default: {development: '"[name].js"', production: '"[name].js"'},
    flag: '--output-filename',
  },
  {id: 'option:output.publicPath', kind: 'option', name: 'output.publicPath', type: 'string'},
  {
    id: 'option:output.html',
    kind: 'option',
    name: 'output.html',
    type: 'boolean',
    default: {production: 'true'},
    since: '5.110.0',
    experimental: true,
    deprecated: true,
  },
  {id: 'option:module.rules[].use', kind: 'option', name: 'module.rules[].use', type: 'object'},
  {
    id: 'hook:Compiler.emit',
    kind: 'hook',
    name: 'Compiler.emit',
    hook: {type: 'AsyncSeriesHook', arguments: ['compilation'], order: 12},
  },
  {
    id: 'hook:Parser.call',
    kind: 'hook',
    name: 'Parser.call',
    hook: {type: 'SyncBailHook', arguments: [], of: 'callee'},
  },
  {id: 'flag:--config', kind: 'flag', name: '--config', aliases: ['-c'], type: 'string[]'},
  {id: 'plugin-option:DllPlugin.path', kind: 'plugin-option', name: 'DllPlugin.path'},
  {id: 'stats:StatsAsset.name', kind: 'stats', name: 'StatsAsset.name', type: 'string'},
]

/** The same, as directives look them up. */
export const someFactSet = buildFactSet([
  {
    facts: [...someFacts],
    aliases: {'module.rules[].oneOf[]': 'module.rules[]'},
    flags: {'--mode-reset': 'option:mode', '--gone': 'option:gone', '-f': 'option:output.filename'},
  },
])
