import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {need} from '#contract/private/need.ts'
import {EXPECT_FILE, type Example} from '../../tools/examples/example.ts'
import {isCheckedWithWebpack, type Sample} from '../../tools/examples/sample.ts'
import {keyOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
import {hashModules} from '../proofs/hash-modules.ts'
import {readLockFile} from '../proofs/lock-file.ts'
import {entryOf, type ProofRecord} from '../proofs/proof-record.ts'
import {projectNameOf} from './check-tap.ts'
import type {PageSample} from './page-samples.ts'

/** What every sample is checked with; a sample also depends on the packages that it names. */
const always = ['webpack', 'webpack-cli', 'webpack-dev-server', 'typescript', '@types/node']

const code = {
  examples: ['samples/find-in-example.ts', 'samples/worker/main.ts'],
  pages: ['samples/find-in-page.ts', 'samples/worker/main.ts', 'read-webpack/cli-program.ts'],
}

interface Described {
  readonly examples: ReadExamples
  /** By the path of their page. */
  readonly samples: ReadonlyMap<string, readonly PageSample[]>
  /** Names of the packages that samples may import. */
  readonly packages: Iterable<string>
}

/**
 * The entries that the record of proofs has if all samples are right, by the names of the proofs:
 * `examples/caching` is the build of an example, `content/guides/caching.md` are the samples of a page.
 */
export function describeProofs({examples: read, samples, packages}: Described): ProofRecord {
  const {examples, settings} = read
  const lock = readLockFile()
  const hooks = readFileSync(join(root, 'facts/hooks.json'), 'utf8')
  const hashCode = (files: readonly string[]) =>
    hashModules(
      files.map(file => `authoring/${file}`),
      lock,
    )
  const [codeOfExamples, codeOfPages] = [hashCode(code.examples), hashCode(code.pages)]
  const all = [...packages]
  const hashPackages = (text: string) =>
    lock.hashOf([...always, ...all.filter(name => text.includes(name))], 'documented')
  const inputsOf = ({name, files}: Example): string => {
    const text = JSON.stringify([...files])
    return keyOf(codeOfExamples, hashPackages(text), JSON.stringify(settings.get(name)), text)
  }
  const inputs = new Map([...examples].map(([name, example]) => [name, inputsOf(example)]))
  const ofExamples = [...examples.values()].map(({name, files}) => {
    const proof = {name: nameOfExample(name), inputs: need(inputs.get(name), `hash of ${name}`)}
    return [proof.name, entryOf({...proof, result: files.get(EXPECT_FILE) ?? ''})] as const
  })
  const withSamples = [...samples].filter(([, items]) => items.length > 0)
  const ofPages = withSamples.map(([path, items]) => {
    const text = JSON.stringify(items.map(textsOf))
    const builds = items.flatMap(({sample}) => inputs.get(exampleOf(sample)) ?? [])
    const proof = {
      name: nameOfPage(path),
      inputs: keyOf(codeOfPages, hashPackages(text), hooks, text, ...builds),
    }
    return [proof.name, entryOf({...proof, result: JSON.stringify(countKinds(items))})] as const
  })
  return new Map([...ofExamples, ...ofPages])
}

/** A record with what is right; the proofs that tests make stay. */
export function mergeProofs(
  recorded: ProofRecord,
  {proofs, failed}: {proofs: ProofRecord; failed: ReadonlySet<string>},
): ProofRecord {
  const others = [...recorded].filter(([name]) => !isNameOfSamples(name))
  return new Map([...others, ...[...proofs].filter(([name]) => !failed.has(name))])
}

/** Whether a proof is one of these. */
export function isNameOfSamples(name: string): boolean {
  return /^(?:examples|content)\//.test(name)
}

/** The name of the proof of an example. */
export function nameOfExample(name: string): string {
  return `examples/${name}`
}

/** The name of the proof of the samples of a page. */
export function nameOfPage(path: string): string {
  return `content/${path}`
}

/** What the result of a sample depends on: not its place on the page. */
function textsOf({sample: {kind, lang, title, text, attributes}, beside}: PageSample) {
  return [kind, lang, title, text, attributes, ...beside]
}

/** The example that a sample shows, or is built with. */
function exampleOf(sample: Sample): string {
  return sample.kind === 'tap' ? projectNameOf(sample) : (sample.attributes['example'] ?? '')
}

/** Samples by the way in which they are checked. */
export function countKinds(items: readonly PageSample[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const {sample} of items) {
    const isIdle = sample.kind === 'cli' && !isCheckedWithWebpack(sample)
    const kind = isIdle ? 'text' : sample.kind
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
