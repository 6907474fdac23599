import type {PhrasingContent, RootContent} from 'mdast'
import type {LeafDirective, TextDirective} from 'mdast-util-directive'
import type {FactContext} from '../facts/fact-context.ts'
import {findFact, isFactDirective, type FactDirective} from '../facts/fact-directive.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import {buildBadge} from './build-nodes.ts'
import {report, type Context} from './context.ts'

/** `:since{id="option:output.html"}` is the version that added a fact: `5.108+`. */
export function buildSince(
  node: TextDirective,
  {facts}: FactContext,
  context: Context,
): PhrasingContent[] {
  const fact = findFact('fact', node.attributes ?? {}, facts)
  if (!('id' in fact)) {
    report(context, node, fact)
    return []
  }
  const since = sinceLabel(fact)
  if (since !== undefined) return [buildBadge([{type: 'text', value: `${since}+`}])]
  report(context, node, {
    rule: 'bad-fact',
    message: `${fact.id} is as old as webpack 5, or its age is unknown.`,
    hint: 'Remove the directive: readers have this version.',
  })
  return []
}

/** Adds to a heading the version that added the fact below it, and returns that version. */
export function labelHeading(
  node: LeafDirective,
  before: RootContent | undefined,
  known: FactContext,
): string | undefined {
  if (before?.type !== 'heading' || !isFactDirective(node.name)) return undefined
  const since = sinceOf(node, node.name, known)
  if (since !== undefined) before.children.push(...badgeOf(since))
  return since
}

/** The version that added the fact of a directive. */
export function sinceOf(
  {attributes}: LeafDirective | TextDirective,
  name: FactDirective,
  {facts}: FactContext,
): string | undefined {
  const fact = findFact(name, attributes ?? {}, facts)
  return 'id' in fact ? sinceLabel(fact) : undefined
}

/** ` 5.109+` */
export function badgeOf(since: string): PhrasingContent[] {
  return [{type: 'text', value: ' '}, buildBadge([{type: 'text', value: `${since}+`}])]
}
