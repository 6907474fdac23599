import {endpoints} from '#contract/endpoints.ts'
import {buildExampleZip} from './content/example-zip.ts'
import {keyOf} from './disk/hash.ts'
import {hashFolders} from './disk/hash-folders.ts'
import type {Site} from './load/site.ts'
import type {FileOutput} from './output/output.ts'

/** Changes with the code that makes the zip files; a process runs one version of it. */
const code = hashFolders(['tools/content'])

/** The examples that pages offer, as zip files. */
export function emitExamples({downloads, versions}: Site): FileOutput[] {
  const common = [code, JSON.stringify(versions)]
  return [...downloads].map(([name, example]) => ({
    url: endpoints.example(name),
    key: () => keyOf('example', ...common, name, JSON.stringify([...example.files])),
    make: () => buildExampleZip(example, versions),
  }))
}
