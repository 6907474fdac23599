import type {PhrasingContent, Text} from 'mdast'
import type {TextDirective} from 'mdast-util-directive'
import type {PackageList} from '../content/example.ts'
import {report, type Context} from './context.ts'

/** `:version{package="webpack"}`, and the text of a new fact until someone describes it. */
export function buildFilled(
  node: TextDirective,
  packages: PackageList,
  context: Context,
): PhrasingContent[] | undefined {
  const {package: name, since} = node.attributes ?? {}
  if (node.name === 'version' && name) return [buildVersion(node, packages[name]?.version, context)]
  if (node.name !== 'undescribed' || !since) return undefined
  report(context, node, {
    rule: 'undescribed',
    severity: 'warning',
    message: `This has not been described since ${since}.`,
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
