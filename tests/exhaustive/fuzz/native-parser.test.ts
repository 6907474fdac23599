import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {parseFrontMatter} from '../../../tools/content-format/front-matter.ts'
import {isKnownMarkdown} from '../../../tools/markdown/native-limits.ts'
import {freshSeed, fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {hostileText} from '../../tools/hostile-pages.ts'
import {changedText} from '../../tools/markdown/changed-texts.ts'
import {compare} from '../../tools/markdown/compare-parsers.ts'

const pages = readdirSync('content', {recursive: true, encoding: 'utf8'})
  .filter(path => path.endsWith('.md'))
  .map(path => parseFrontMatter(readFileSync(join('content', path), 'utf8'), path).text)

const packages: ReadonlyArray<{package: string}> = JSON.parse(
  readFileSync('content/packages.json', 'utf8'),
)
const readmes = packages.map(({package: name}) => {
  const folders = ['documented/node_modules', 'node_modules'].map(root => join(root, name))
  const folder = folders.find(path => existsSync(path)) ?? name
  return readFileSync(join(folder, 'README.md'), 'utf8').replaceAll('\r\n', '\n')
})

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

describe('the native parser', {timeout: fuzzTimeout()}, () => {
  test.each([
    ['pages', 'md', pages],
    ['READMEs', 'readme', readmes],
  ] as const)('makes the same trees of nine tenths of the %s', (_, dialect, texts) => {
    const known = texts.filter(text => isKnownMarkdown(text, dialect))
    expect(lengthOf(known)).toBeGreaterThan(0.9 * lengthOf(texts))
    for (const text of known) compare(text, dialect)
  })

  test('makes the same trees of changed texts', () => {
    const text = fc.oneof(
      fc.tuple(changedText(pages), fc.constant('md' as const)),
      fc.tuple(changedText(readmes), fc.constant('readme' as const)),
      fc.tuple(hostileText, fc.constantFrom('md' as const, 'readme' as const)),
    )
    return fuzz(text, {runs: 10_000, seed: freshSeed()}, ([changed, dialect]) =>
      compare(changed, dialect),
    )
  })
})
