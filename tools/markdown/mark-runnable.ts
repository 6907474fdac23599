import type {Root} from 'mdast'
import type {Examples, PackageList} from '../content/example.ts'
import {isRunnable} from '../content/runnable-example.ts'
import {parseFenceMeta} from './fence-meta.ts'
import {walkType} from './walk.ts'

/** Marks the fences with files of examples that the playground can build: they get a button. */
export function markRunnable(body: Root, examples: Examples, packages: PackageList): void {
  walkType(body, 'code', code => {
    const {attributes} = parseFenceMeta(code.meta)
    const example = examples.get(attributes.get('example') ?? '')
    if (attributes.get('check') !== 'build' || !example || !isRunnable(example, packages)) return
    code.data = {...code.data, hProperties: {...code.data?.hProperties, dataRun: example.name}}
  })
}
