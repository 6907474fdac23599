import type {Fact, FactKind} from '#contract/webpack.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'

/** A fact with what is known of it. */
export function factOf(kind: FactKind, name: string, more: Partial<Fact> = {}): Fact {
  return {id: `${kind}:${name}`, kind, name, ...more}
}

const html = {default: {production: 'true'}, since: '5.110.0', experimental: true, deprecated: true}
const modes = ['"development"', '"production"', '"none"']
const emit = {type: 'AsyncSeriesHook', arguments: ['compilation'], order: 12}

/** Facts as the snapshots have them, one of each sort. */
export const someFacts: readonly Fact[] = [
  factOf('option', 'mode', {type: modes.join(' | '), values: modes, flag: '--mode'}),
  factOf('option', 'output.filename', {
    type: 'string | function',
    default: {development: '"[name].js"', production: '"[name].js"'},
    flag: '--output-filename',
  }),
  factOf('option', 'output.publicPath', {type: 'string'}),
  factOf('option', 'output.html', {type: 'boolean', ...html}),
  factOf('option', 'module.rules[].use', {type: 'object'}),
  factOf('hook', 'Compiler.emit', {hook: emit}),
  factOf('hook', 'Parser.call', {hook: {type: 'SyncBailHook', arguments: [], of: 'callee'}}),
  factOf('flag', '--config', {aliases: ['-c'], type: 'string[]'}),
  factOf('plugin-option', 'DllPlugin.path'),
  factOf('stats', 'StatsAsset.name', {type: 'string'}),
]

/** The same, as directives look them up. */
export const someFactSet = buildFactSet([
  {
    facts: [...someFacts],
    aliases: {'module.rules[].oneOf[]': 'module.rules[]'},
    flags: {'--mode-reset': 'option:mode', '--gone': 'option:gone', '-f': 'option:output.filename'},
  },
])
