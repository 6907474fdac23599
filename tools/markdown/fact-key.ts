import {factDirectives} from '../facts/fact-directive.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {leafBlocks, type LeafBlock} from './blocks.ts'

/** Directives that show facts. */
const showsFacts = anyOf(['since', ...Object.keys(factDirectives), ...leafBlocks.keys()])

/** Directives that show how much is documented. */
const showsCoverage = anyOf(blocksThatShow('coverage'))

/** Directives that show what versions changed. */
const showsHistory = anyOf(blocksThatShow('history'))

/** Key of what a page shows of the context; empty for a source that shows none of it. */
export function factKeyOf(source: string, context: FactContext): string {
  const {facts, coverage, history, releases} = context
  if (!showsFacts.test(source)) return ''
  const versions = showsHistory.test(source) ? JSON.stringify([history, releases]) : ''
  return facts.hash + (showsCoverage.test(source) ? JSON.stringify(coverage) : '') + versions
}

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`:(?:${names.join('|')})\\b`)
}

function blocksThatShow(data: LeafBlock['shows']): string[] {
  return [...leafBlocks].filter(([, {shows}]) => shows === data).map(([name]) => name)
}
