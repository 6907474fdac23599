import {symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {configOf, filesOf} from '../../../authoring/samples/build-example.ts'
import {readExamples} from '../../../tools/load/read-examples.ts'
import {writeFolder} from '../temp-folder.ts'

test('readExamples gives an example the files that it extends, but for its own, what they expect, and what was built in them', async () => {
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x0d, 0x0a, 0x00])
  const dir = await writeFolder({
    'base/src/a.js': 'a\r\n',
    'base/src/a.png': picture,
    'base/src/b.js': 'b',
    'base/webpack.config.js': 'module.exports = {}',
    'base/expect.json': '{}',
    'more/example.json': '{"extends": "base", "run": ["dist/main.js"]}',
    'more/src/b.js': 'other b',
    'more/dist/main.js': 'built by an author',
    'more/packages/a/node_modules/b/index.js': 'installed by an author',
    '_later/src/a.js': '',
    'README.md': '',
  })
  const {examples, issues} = readExamples(dir)
  expect(issues).toEqual([])
  expect([...examples.keys()]).toEqual(['base', 'more'])
  const more = examples.get('more')
  expect(Object.fromEntries(more?.files ?? [])).toMatchObject({
    'example.json': '{"extends": "base", "run": ["dist/main.js"]}',
    'src/a.js': 'a\n',
    'src/b.js': 'other b',
    'webpack.config.js': 'module.exports = {}',
  })
  expect(more?.files.size, 'with the picture').toBe(5)
  expect([more?.owners.get('src/a.js'), more?.owners.get('src/b.js')]).toEqual(['base', 'more'])
  expect(more && configOf(more)).toBe('webpack.config.js')
  const bytes = more && filesOf(more, 'webpack.config.js').get('src/a.png')
  expect(bytes, 'which are not text').toEqual(picture)
})

test('readExamples reports invalid settings, and examples that extend each other', async () => {
  const {examples, issues} = readExamples(
    await writeFolder({
      'a/example.json': '{"extends": "b"}',
      'b/example.json': '{"extends": "a"}',
      'c/example.json': '{\n  "extend": "a"\n}',
      'd/package.json': '{"type": "module",\n  "scripts": "webpack"}',
    }),
  )
  expect([...examples.keys()]).toEqual(['c', 'd'])
  expect(formatIssues(issues)).toBe(`examples/a/example.json:1  bad-example
  The example extends itself through “a”.
  Name another example.

examples/b/example.json:1  bad-example
  The example extends itself through “b”.
  Name another example.

examples/c/example.json:2  unknown-key
  Unknown key “extend”.
  Did you mean “extends”?

examples/d/package.json:2  bad-json
  The value of “scripts” is not valid: Invalid input: expected record, received string.
  Change the value.`)
})

test.skipIf(process.platform === 'win32')('files that cannot be unpacked are refused', async () => {
  const dir = await writeFolder({
    'secret.txt': '',
    'examples/a/index.js': '',
    'examples/a/..\\..\\up.js': '',
    'examples/a/C:up.js': '',
    'examples/a/con.js': '',
    'examples/a/src/exe\u202Egpj.js': '',
  })
  const example = join(dir, 'examples/a')
  await symlink('../../secret.txt', join(example, 'link.txt'))
  await writeFile(Buffer.concat([Buffer.from(`${example}/`), Buffer.from([0xff])]), '')
  const {examples, issues} = readExamples(join(dir, 'examples'))
  expect([...(examples.get('a')?.files.keys() ?? [])]).toEqual(['index.js'])
  expect(issues.map(({rule, severity}) => `${severity} ${rule}`).toSorted()).toEqual([
    ...Array.from({length: 5}, () => 'error bad-file-name'),
    'error unreadable',
  ])
  expect(formatIssues(issues.filter(({file}) => /link|con/.test(file))))
    .toBe(`examples/a/con.js:1  bad-file-name
  Windows allows no file or folder with the name “con.js”.
  Give it another name.

examples/a/link.txt:1  unreadable
  This is neither a file nor a folder, so the download would not contain it.
  Remove it, or replace it with a file.`)
})

test('readExamples has none where there is no folder', async () => {
  const {examples, issues} = readExamples('/nowhere/examples')
  expect([examples.size, issues]).toEqual([0, []])
})
