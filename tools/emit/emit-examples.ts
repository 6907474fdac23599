import {endpoints} from '#contract/endpoints.ts'
import {EXAMPLES_URL, type ListedExample} from '#contract/private/playground.ts'
import {buildExampleZip} from '../examples/example-zip.ts'
import {isRunnable} from '../examples/runnable-example.ts'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {createPageFinder, type Site} from '../load/site.ts'
import type {FileOutput} from '../output/output.ts'
import {jsonOutput} from '../output/text-output.ts'

/** Changes with the code that makes the zip files; a process runs one version of it. */
const code = hashFolders(['tools/examples'])

/** The examples that pages offer, as zip files, and the list of those that the playground can build. */
export function emitExamples(site: Site): FileOutput[] {
  const {downloads, versions} = site
  const common = [code, JSON.stringify(versions)]
  const zips = [...downloads].map(([name, example]) => ({
    url: endpoints.example(name),
    key: () => keyOf('example', ...common, name, JSON.stringify([...example.files])),
    make: () => buildExampleZip(example, versions),
  }))
  return zips.length === 0 ? [] : [...zips, jsonOutput(EXAMPLES_URL, () => listExamples(site))]
}

/** Each example with the first page that shows it, in reading order. */
function listExamples(site: Site): ListedExample[] {
  const {metas, downloads, versions} = site
  const pageOf = createPageFinder(site)
  const listed = new Map<string, ListedExample>()
  for (const {path, title, url} of metas.values()) {
    for (const name of pageOf(path).downloads ?? []) {
      const example = downloads.get(name)
      if (!example || listed.has(name) || !isRunnable(example, versions)) continue
      listed.set(name, {name, page: title, url})
    }
  }
  return [...listed.values()]
}
