import {join} from 'node:path'
import {checkTypes} from './check-types.ts'
import {fileNameOf, type PageSample} from './page-samples.ts'
import type {Finding} from './worker/finding.ts'
import type {Workshop} from './workshop.ts'

/** Checks the types of samples, all in one run of the compiler. */
export async function checkSampleTypes(
  items: readonly PageSample[],
  {dir, place}: Workshop,
): Promise<Map<PageSample, readonly Finding[]>> {
  const files = new Map<string, PageSample>()
  for (const item of items) {
    const file = fileNameOf(item.sample)
    const folder = await place(new Map([...item.beside, [file, item.sample.text]]))
    files.set(join(folder, file).slice(dir.length + 1), item)
  }
  const found = await checkTypes(dir, [...files.keys()])
  return new Map([...files].map(([file, item]) => [item, found.get(file) ?? []]))
}
