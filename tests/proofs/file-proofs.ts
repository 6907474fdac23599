import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {hashModules} from '../../authoring/proofs/hash-modules.ts'
import {readLockFile} from '../../authoring/proofs/lock-file.ts'
import {isProved, type ProofRecord} from '../../authoring/proofs/proof-record.ts'
import {readPackages} from '../../authoring/samples/check-tools.ts'
import {keyOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'
import {readExamples} from '../../tools/load/read-examples.ts'

/** A test file that proves something of the content: all of its tests are one proof. */
export interface FileProof {
  /** Path of the file, relative to the root of the repository. */
  readonly name: string
  /** Hash of everything that the results of its tests depend on. */
  readonly inputs: string
}

/** What the proofs of a file depend on besides its imports, and the examples that it names. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'tests/proofs/facts.test.ts': [
    'facts/*.json',
    '!facts/proofs.json',
    'documented/package.json',
    'authoring/read-webpack/**',
  ],
  'tests/proofs/defaults.test.ts': ['facts/defaults.json', 'facts/options.json'],
  'tests/proofs/home-figures.test.ts': ['content/index.md'],
  'tests/proofs/playground/compare-with-node.test.ts': [
    'app/playground/engine/**',
    'app/playground/project/**',
    'tools/bundle/playground/**',
    'authoring/samples/worker/share-minimized.ts',
    'tests/proofs/playground/*.mjs',
    'tests/builds/playground/engine-thread.mjs',
  ],
}

/** Documented packages that are used whatever an example names. */
const always = ['webpack', 'webpack-cli', 'webpack-dev-server', 'typescript']

/** The proofs of all test files. `samples.test.ts` has one for each page and example instead. */
export function describeFileProofs(): FileProof[] {
  const lock = readLockFile()
  const packages = readPackages()
  const {examples, settings} = readExamples()
  const files = globSync('tests/proofs/**/*.test.ts', {cwd: root}).toSorted()
  return files.filter(isFileProof).map(name => {
    const text = read(name)
    const words = new Set(text.match(/[\w-]+/g))
    const projects = [...examples]
      .filter(([example]) => words.has(example))
      .map(([example, {files: own}]) => JSON.stringify([settings.get(example), ...own]))
    const texts = globSync([...(besides[name] ?? [])], {cwd: root})
      .toSorted()
      .map(read)
    const named = packages.filter(each => [text, ...projects].some(one => one.includes(each)))
    const installed = lock.hashOf([...always, ...named], 'documented')
    return {name, inputs: keyOf(hashModules([name], lock), installed, ...projects, ...texts)}
  })
}

/** Whether a path is that of a file whose tests are one proof. */
export function isFileProof(path: string): boolean {
  return path.startsWith('tests/proofs/') && !path.endsWith('/samples.test.ts')
}

/** Test files that need not run, because the record has a proof of the same inputs. */
export function provedFiles(record: ProofRecord): string[] {
  return describeFileProofs().flatMap(proof => (isProved(record, proof) ? proof.name : []))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
