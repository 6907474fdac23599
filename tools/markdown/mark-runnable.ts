import type {Root, RootContent} from 'mdast'
import type {Example, Examples, PackageList} from '../content/example.ts'
import {isRunnable} from '../content/runnable-example.ts'
import {hasClass} from './build-nodes.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walkType} from './walk.ts'

/**
 * Marks the fences with files of examples that the playground can build: they get a button, one for
 * the files of an example that are side by side.
 */
export function markRunnable(body: Root, examples: Examples, packages: PackageList): void {
  walkType(body, 'code', (code, index, parent) => {
    const {attributes} = parseFenceMeta(code.meta)
    const example = examples.get(attributes.get('example') ?? '')
    if (attributes.get('check') !== 'build' || !example || !isRunnable(example, packages)) return
    const others = hasClass(parent, 'columns') ? parent.children.slice(0, index) : []
    if (others.some(other => isMarked(other, example))) return
    code.data = {...code.data, hProperties: {...code.data?.hProperties, dataRun: example.name}}
  })
}

function isMarked(node: RootContent, {name}: Example): boolean {
  return node.type === 'code' && node.data?.hProperties?.['dataRun'] === name
}
