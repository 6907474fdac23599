import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join, relative, sep} from 'node:path'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {quietLog} from '../../quiet-log.ts'
import {writeFolder} from '../../tools/temp-folder.ts'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {firstSite, writeSite} from '../builds/edited-site.ts'
import {filesBelow, hashFiles} from '../../builds/folder-files.ts'

interface Damaged {
  /** A file of the cache. */
  readonly file: string
  /** Another one. */
  readonly other: string
  readonly cache: string
  /** Between 0 and 1. */
  readonly place: number
}

/** What full disks, killed programs, faulty disks and careless tools make of a cache. */
const damages: Readonly<Record<string, (damaged: Damaged) => void>> = {
  'is cut': ({file, place}) => truncateSync(file, Math.floor(statSync(file).size * place)),
  'is zeros from somewhere on': ({file, place}) => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0, Math.floor(bytes.length * place)))
  },
  'has another byte, and its size and time': ({file, place}) => {
    const {size, atimeMs, mtimeMs} = statSync(file)
    const bytes = readFileSync(file)
    const at = Math.floor(size * place)
    if (at < size) bytes.writeUInt8((bytes.readUInt8(at) + 1) % 256, at)
    writeFileSync(file, bytes)
    utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
  },
  'is other JSON': ({file}) => writeFileSync(file, '{"a": [1]}'),
  'is another file of the cache': ({file, other}) => putInPlace(file, readFileSync(other)),
  'is one of its neighbors': ({file, place}) => {
    const neighbors = readdirSync(dirname(file)).map(name => join(dirname(file), name))
    const neighbor = neighbors[Math.floor(neighbors.length * place)] ?? file
    if (statSync(neighbor, {throwIfNoEntry: false})?.isFile())
      putInPlace(file, readFileSync(neighbor))
  },
  'is gone': ({file}) => rmSync(file),
  'is a folder': ({file}) => {
    rmSync(file)
    mkdirSync(join(file, 'inside'), {recursive: true})
  },
  'is a link that leads nowhere': ({file}) => {
    rmSync(file)
    symlinkSync('/nowhere', file)
  },
  'is in a folder that became a file': ({file, cache}) => replaceFolder(dirname(file), cache),
  'is below a folder that became a file': ({file, cache}) =>
    replaceFolder(join(cache, relative(cache, file).split(sep)[0] ?? ''), cache),
}

function putInPlace(file: string, bytes: Uint8Array): void {
  rmSync(file)
  writeFileSync(file, bytes)
}

function replaceFolder(dir: string, cache: string): void {
  if (dir === cache || !statSync(dir).isDirectory()) return
  rmSync(dir, {recursive: true})
  writeFileSync(dir, 'Not a folder.')
}

const number = fc.double({min: 0, max: 0.999, noNaN: true})

/** How to damage a file of a cache: both files, and the place in it, as shares of all there are. */
const damage = fc.record({
  kind: fc.constantFrom(...Object.keys(damages)),
  file: number,
  other: number,
  place: number,
})

test(
  'a build with a damaged cache is the same as one without a cache, and so is the next',
  async () => {
    const root = await writeFolder()
    const [content, out] = [join(root, 'content'), join(root, 'out')]
    const [cache, whole] = [join(root, 'cache'), join(root, 'whole')]
    const lines: string[] = []
    const log = {...quietLog, line: (text: string) => void lines.push(text)}
    const build = async () => {
      await buildQuietly({content, out, cache, log})
      return hashFiles(out)
    }
    await writeSite(content, firstSite)
    await bundledStore(cache)
    const expected = await build()
    cpSync(cache, whole, {recursive: true})
    await fuzz(fc.array(damage, {minLength: 1, maxLength: 8}), {runs: 11}, async all => {
      rmSync(cache, {recursive: true})
      cpSync(whole, cache, {recursive: true})
      for (const {kind, file, other, place} of all) {
        const files = filesBelow(cache).toSorted()
        const pick = (part: number) => files[Math.floor(files.length * part)]
        const [one, two] = [pick(file), pick(other)]
        if (one === undefined || two === undefined) continue
        damages[kind]?.({file: one, other: two, cache, place})
      }
      expect(await build()).toEqual(expected)
      expect(await build()).toEqual(expected)
    })
    for (const file of filesBelow(cache)) truncateSync(file, Math.floor(statSync(file).size / 2))
    expect(await build()).toEqual(expected)
    expect(lines.join('\n')).toMatch(/\d+ damaged cache entr/) // not all damage is noticed
  },
  fuzzTimeout(),
)
