import {parse} from 'acorn'
import * as fc from 'fast-check'
import {runInNewContext} from 'node:vm'
import {deflateRawSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {prepareScript} from '../../../app/playground/engine/prepare-script.ts'
import {isSafePath, type Draft} from '../../../app/playground/project/draft.ts'
import {formatZip, parseZip} from '../../../app/playground/project/example-zip.ts'
import {formatHash, parseHash} from '../../../app/playground/project/project-hash.ts'
import {fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {program} from './some-programs.ts'

const limits = {runs: 300}

const names = 'src a.js __proto__ constructor größe.js 🙂 ... webpack.config.js'.split(' ')
const part = fc.oneof(
  fc.constantFrom(...names),
  fc.string({unit: 'binary', minLength: 1, maxLength: 6}),
)
const path = fc
  .array(part, {minLength: 1, maxLength: 3})
  .map(parts => parts.join('/'))
  .filter(isSafePath)
const content = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string().map(text => `\uFEFF${text}\uFFFD`),
  fc.uint8Array(),
)
const project: fc.Arbitrary<Draft> = fc.record({
  name: fc.stringMatching(/^[\w-]{1,20}$/),
  files: fc.array(fc.tuple(path, content), {maxLength: 6}).map(entries => new Map(entries)),
  config: fc.constantFrom('webpack.config.js', 'config/webpack.prod.mjs'),
  mode: fc.constantFrom('development', 'production', 'none', undefined),
})

/** The bytes of each file: a zip does not say what is text. */
function bytesOf({files}: Draft): Map<string, string> {
  return new Map(
    [...files].map(([name, each]) => [name, Buffer.from(each).toString('hex')] as const),
  )
}

describe('any project', {timeout: fuzzTimeout()}, () => {
  test('comes out of its link as it went in', () =>
    fuzz(project, limits, async draft => {
      expect(await parseHash(await formatHash(draft))).toEqual(draft)
    }))

  test('comes out of its zip with every byte', () =>
    fuzz(project, limits, ({name, files}) => {
      const draft = {name, files}
      expect(bytesOf(parseZip(draft.name, formatZip(draft)))).toEqual(bytesOf(draft))
    }))
})

describe('any link', {timeout: fuzzTimeout()}, () => {
  const value = fc.jsonValue({maxDepth: 3, stringUnit: 'binary'})
  const file = fc.array(fc.oneof(value, part), {maxLength: 4})
  const keys = fc.constantFrom('name', 'config', 'second', 'mode', 'target', '__proto__')
  const record = fc
    .tuple(fc.array(fc.oneof(file, value)), fc.array(fc.tuple(keys, value)))
    .map(([files, rest]) => ({...Object.fromEntries(rest), files}))

  test('gives a project whose files stay in its folder, or says what to do', () =>
    fuzz(fc.oneof(record, value), limits, async any => {
      const packed = deflateRawSync(JSON.stringify(any)).toString('base64url')
      await expectProjectOrAdvice(`#project=${packed}`)
    }))

  test('that was damaged on its way gives a project, or says what to do', () =>
    fuzz(
      fc.tuple(project, fc.nat(), fc.string({maxLength: 3})),
      limits,
      async ([draft, at, text]) => {
        const hash = await formatHash(draft)
        const position = '#project='.length + (at % hash.length)
        await expectProjectOrAdvice(hash.slice(0, position) + text + hash.slice(position + 1))
      },
    ))
})

/** How a script is read that is no part of a build. */
const context = {name: 'main.js', isEmitted: () => false, parse}

async function expectProjectOrAdvice(hash: string): Promise<void> {
  try {
    const {files = new Map(), name} = (await parseHash(hash)) ?? {}
    expect([...files.keys()].filter(each => !isSafePath(each))).toEqual([])
    expect(name).toMatch(/^[\w-]+$/)
  } catch (error) {
    expect(String(error)).toMatch(/Ask for the link again/)
  }
}

test('any script does the same when its loops can be ended', {timeout: fuzzTimeout()}, () =>
  fuzz(program, limits, code => {
    expect(run(prepareScript(code, context))).toEqual(run(code))
  }),
)

test.each([
  'for (;;) {}',
  'while (true) {}',
  'do {} while (true)',
  'for (const key in {}) {}',
  'for (const one of []) {}',
  'function next() {}',
  'const next = () => 1',
])('any loop and function can be ended: %s', code => {
  expect(prepareScript(code, context).length).toBeGreaterThan(code.length)
})

/** What a script logs, and the kind of error that ends it. */
function run(code: string): unknown[] {
  const lines: unknown[] = []
  const log = (value: unknown) => {
    lines.push(typeof value === 'function' ? 'function' : JSON.stringify(value))
    return value
  }
  try {
    runInNewContext(code, {log})
  } catch (error) {
    lines.push(Reflect.get(Object(error), 'name'))
  }
  return lines
}
