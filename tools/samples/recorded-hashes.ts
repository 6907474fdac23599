import type {Example} from '../content/example.ts'
import {parseJson} from '../content/json-value.ts'
import {expectSchema} from './expectation.ts'
import {EXPECT_FILE} from './read-examples.ts'
import type {Built} from './worker/finding.ts'

const hash = /[0-9a-f]{8,64}/g

/**
 * What a build made, with the hashes that `expect.json` has in the names of the same files. Where
 * pages are made of HTML, minimized code and so its hash depends on the folder of the build.
 */
export function takeRecordedHashes(built: Built, {files}: Example): Built {
  const text = files.get(EXPECT_FILE) ?? '{}'
  const {value} = parseJson(expectSchema, {text, file: EXPECT_FILE, lineOffset: 0})
  const recorded = new Map(Object.keys(value?.assets ?? {}).map(name => [shapeOf(name), name]))
  const hashes = new Map<string, string>()
  for (const name of Object.keys(built.assets)) {
    const others = recorded.get(shapeOf(name))?.match(hash) ?? []
    for (const [index, own] of (name.match(hash) ?? []).entries()) {
      hashes.set(own, others[index] ?? own)
    }
  }
  const replace = (part: string) => part.replaceAll(hash, own => hashes.get(own) ?? own)
  const entries = <T>(parts: Readonly<Record<string, T>>, map: (value: T) => T) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [replace(name), map(part)]))
  return {
    ...built,
    assets: entries(built.assets, bytes => bytes),
    files: entries(built.files, replace),
    stats: replace(built.stats),
    log: built.log.map(replace),
    prints: built.prints.map(replace),
  }
}

/** `index.f5e72457.js` → `index.#.js`. */
function shapeOf(name: string): string {
  return name.replaceAll(hash, '#')
}
