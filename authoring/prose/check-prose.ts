import {existsSync, readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import {globSync} from 'tinyglobby'
import {decodeSource} from '../../tools/sources/decode-source.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import {hashFolders} from '../../tools/disk/hash-folders.ts'
import {keyOf} from '../../tools/disk/hash.ts'
import type {Store} from '../../tools/disk/store.ts'
import type {createChecker, Finding} from './create-checker.ts'
import {parsePhrases, PHRASES_FILE} from './phrases.ts'
import {checkWords, WORDS_FILE} from './words.ts'

/** Pages, READMEs, descriptions in data, and code, whose comments and messages are checked. */
const CHECKED = [
  'content/**/*.{md,mdx}',
  'content/{packages,site}.json',
  '*.md',
  'contract/*.md',
  'docs/*.md',
  '*.ts',
  '{app,authoring,bench,contract,search,tests,tools,webpack-docs}/**/*.{ts,tsx,css}',
]

const IGNORED = ['contract/last-release/**', 'tests/fixtures/**']

/** The result of a run. */
interface CheckedProse {
  readonly issues: readonly Issue[]
  readonly files: number
  /** Number of checked files; the results of the others were in the store. */
  readonly fresh: number
}

/** Checks the language of a repository. Keeps the result of each file in the store. */
export async function checkProse(options: {root: string; store: Store}): Promise<CheckedProse> {
  const {root, store} = options
  const words = readIfThere(join(root, 'content', WORDS_FILE))
  const list = readIfThere(join(root, 'content', PHRASES_FILE))
  const {phrases, issues: badPhrases} = parsePhrases(list || '{}')
  const code = hashFolders([
    'authoring/prose',
    'tools/markdown',
    'tools/content-format',
    'tools/sources',
  ])
  const issues: Issue[] = [...checkWords(words), ...badPhrases]
  const paths = globSync(CHECKED, {cwd: root, ignore: IGNORED}).toSorted()
  let check: FileCheck | undefined
  let fresh = 0
  for (const path of paths) {
    const file = posix.relative('content', path)
    const text = decodeSource(readFileSync(join(root, path)), file)
    if (typeof text !== 'string') {
      issues.push(text)
      continue
    }
    const key = keyOf('prose', code, words, list, path, text)
    let findings = readFindings(store, key)
    if (findings === undefined) {
      check ??= await loadCheck(words, phrases)
      findings = check(path, text)
      store.write(key, {findings: JSON.stringify(findings)})
      fresh++
    }
    issues.push(...findings.map(finding => ({...finding, file, severity: 'error' as const})))
  }
  return {issues, files: paths.length, fresh}
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function readFindings(store: Store, key: string): readonly Finding[] | undefined {
  const json = store.readText(key, 'findings')
  return json === undefined ? undefined : JSON.parse(json)
}

type FileCheck = (path: string, text: string) => readonly Finding[]

/** Loads the parsers and the dictionary, which a run without changes does not need. */
async function loadCheck(...settings: Parameters<typeof createChecker>): Promise<FileCheck> {
  const [checker, {findPassages}] = await Promise.all([
    import('./create-checker.ts'),
    import('./find-passages.ts'),
  ])
  const check = checker.createChecker(...settings)
  return (path, text) => findPassages(path, text).flatMap(check)
}
