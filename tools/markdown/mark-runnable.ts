import type {Root} from 'mdast'
import type {Examples, PackageList} from '../content/example.ts'
import {isRunnable} from '../content/runnable-example.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walk} from './walk.ts'

/**
 * Marks the fences that get a button: the first file under each heading that belongs to an example
 * which the playground can build.
 */
export function markRunnable(body: Root, examples: Examples, packages: PackageList): void {
  const marked = new Set<string>()
  walk(body, node => {
    if (node.type === 'heading') marked.clear()
    if (node.type !== 'code') return
    const {attributes} = parseFenceMeta(node.meta)
    const example = examples.get(attributes.get('example') ?? '')
    if (attributes.get('check') !== 'build' || !example || !isRunnable(example, packages)) return
    if (marked.has(example.name)) return
    marked.add(example.name)
    node.data = {...node.data, hProperties: {...node.data?.hProperties, dataRun: example.name}}
  })
}
