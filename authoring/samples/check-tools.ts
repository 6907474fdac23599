import type {CheckTools} from './check-sample.ts'
import {checkSampleTypes} from './check-sample-types.ts'
import type {PageSample} from './page-samples.ts'
import {readNames} from './read-known-names.ts'
import {readManifest} from '../../tools/load/installed-package.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
import {documentedFolder, type OpenWorkshop} from './workshop.ts'

interface ToolOptions {
  readonly examples: ReadExamples
  readonly workshop: OpenWorkshop
  readonly items: readonly PageSample[]
}

/** Creates what all samples share; what takes long is read once, when a sample first needs it. */
export function createTools({examples, workshop, items}: ToolOptions): CheckTools {
  const typed = items.filter(({sample}) => sample.kind === 'types')
  const types = once(async () => checkSampleTypes(typed, await workshop()))
  return {examples, workshop, names: once(readNames), types, packages: new Set(readPackages())}
}

/** Creates a value when it is first needed. */
export function once<T>(create: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined
  return () => (value ??= create())
}

/** Names of the packages that samples may import. */
export function readPackages(): string[] {
  return Object.keys(readManifest(documentedFolder).dependencies)
}
