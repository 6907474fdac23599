import type {PhrasingContent, Text} from 'mdast'
import type {TextDirective} from 'mdast-util-directive'
import {need} from '#contract/private/need.ts'
import type {PackageList} from '../examples/example.ts'
import {checkAttributes} from '../facts/fact-directive.ts'
import {report, type Context} from './context.ts'

/** The directives, each with its attribute. */
const fields: ReadonlyMap<string, string> = new Map([
  ['version', 'package'],
  ['undescribed', 'since'],
])

/** `:version{package="webpack"}`, and the text of a new fact until someone describes it. */
export function buildFilled(
  node: TextDirective,
  packages: PackageList,
  context: Context,
): PhrasingContent[] | undefined {
  const attributes = node.attributes ?? {}
  const wanted = fields.get(node.name)
  if (wanted === undefined || Object.keys(attributes).length === 0) return undefined
  const wrong = checkAttributes(node.name, [wanted], attributes)
  if (wrong !== undefined) {
    report(context, node, wrong)
    return []
  }
  const value = need(attributes[wanted], wanted)
  if (node.name === 'version') return [buildVersion(node, packages[value]?.version, context)]
  report(context, node, {
    rule: 'undescribed',
    severity: 'warning',
    message: `This has not been described since ${value}.`,
    hint: 'Say what it does, and remove the mark.',
  })
  return [{type: 'emphasis', children: [{type: 'text', value: 'Not described yet.'}]}]
}

function buildVersion(node: TextDirective, version: string | undefined, context: Context): Text {
  if (version === undefined) {
    report(context, node, {
      rule: 'unknown-package',
      message: `documented/package.json has no package ${node.attributes?.['package']}.`,
      hint: 'Only the versions of documented packages are known.',
    })
  }
  return {type: 'text', value: version ?? ''}
}
