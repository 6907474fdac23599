import type {Nodes, Root} from 'mdast'
import {need} from '#contract/private/need.ts'
import type {FactUse} from '../site/parsed-page.ts'
import {lineOf, type Context} from './context.ts'
import {walk} from './walk.ts'

/** The facts that a page shows, once its headings have their ids. */
export function collectFacts(tree: Root, context: Context): FactUse[] {
  const facts: FactUse[] = []
  let heading = ''
  walk(tree, node => {
    if (node.type === 'heading') heading = String(need(node.data?.hProperties?.['id'], 'id'))
    const id = factOf(node)
    if (id === undefined) return
    const own = node.data?.hProperties?.['id']
    const anchor = own === undefined ? heading : String(own)
    facts.push({id, anchor, line: lineOf(node, context)})
  })
  return facts
}

/** The id of the fact that a node shows. */
export function factOf({data}: Nodes): string | undefined {
  const id = data?.hProperties?.['dataFact']
  return typeof id === 'string' ? id : undefined
}

/**
 * The name under which search finds an inline fact. A flag stands for an option, and is its own id.
 */
export function factName(fact: string, id: string): string {
  return id.startsWith('-') ? id : fact.slice(fact.indexOf(':') + 1)
}
