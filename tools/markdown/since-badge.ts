import type {PhrasingContent} from 'mdast'
import type {TextDirective} from 'mdast-util-directive'
import type {FactContext} from '../facts/fact-context.ts'
import {findFact} from '../facts/fact-directive.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import {buildBadge, buildText} from './build-nodes.ts'
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
  if (since !== undefined) return [buildBadge([buildText(`${since}+`)])]
  report(context, node, {
    rule: 'bad-fact',
    message: `${fact.id} is as old as webpack 5, or its age is unknown.`,
    hint: 'Remove the directive: readers have this version.',
  })
  return []
}

/** ` 5.109+` */
export function badgeOf(since: string): PhrasingContent[] {
  return [buildText(' '), buildBadge([buildText(`${since}+`)])]
}
