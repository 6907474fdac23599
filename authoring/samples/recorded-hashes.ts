import {EXPECT_FILE, type Example} from '../../tools/examples/example.ts'
import {parseJson} from '../../tools/sources/json-value.ts'
import {expectSchema} from './expectation.ts'
import type {Built} from './worker/finding.ts'

const hash = /[0-9a-f]{8,64}/g

type Sizes = Readonly<Record<string, number>>

/**
 * The files of a build, with the hashes in their names replaced by those in `expect.json`. If pages
 * are made from HTML, minimized code and therefore its hash depend on the folder of the build.
 */
export function takeRecordedHashes(built: Built, {files}: Example): Built {
  const text = files.get(EXPECT_FILE) ?? '{}'
  const {value} = parseJson(expectSchema, {text, file: EXPECT_FILE, lineOffset: 0})
  const hashes = pairHashes(built.assets, value?.assets ?? {})
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

/**
 * The recorded hash for each: unchanged names stay, others take a recorded one of the same shape.
 */
function pairHashes(built: Sizes, recorded: Sizes): Map<string, string> {
  const free = new Set(Object.keys(recorded).filter(name => built[name] === undefined))
  const hashes = new Map<string, string>()
  for (const [name, bytes] of Object.entries(built)) {
    if (recorded[name] !== undefined) continue
    const alike = [...free].filter(other => shapeOf(other) === shapeOf(name))
    const found = alike.find(other => recorded[other] === bytes) ?? alike[0]
    if (found === undefined) continue
    free.delete(found)
    const others = found.match(hash) ?? []
    for (const [index, own] of (name.match(hash) ?? []).entries()) {
      hashes.set(own, others[index] ?? own)
    }
  }
  return hashes
}

/** `index.f5e72457.js` → `index.#.js`. */
function shapeOf(name: string): string {
  return name.replaceAll(hash, '#')
}
