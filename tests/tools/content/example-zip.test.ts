import {strFromU8, unzipSync} from 'fflate'
import {describe, expect, test} from 'vitest'
import {buildExampleZip} from '../../../tools/content/example-zip.ts'
import {someExample} from './some-example.ts'

const packages = {webpack: {version: '5.112.2', peers: []}}

function unzip(bytes: Uint8Array): Array<[path: string, text: string]> {
  return Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])
}

describe('the zip of an example', () => {
  test('contains its files in one folder, sorted, with a package.json', () => {
    const example = someExample({'src/index.js': 'run()\n', 'src/a/b.js': 'b\n', '.env': 'A=1\n'})
    const files = unzip(buildExampleZip(example, packages))
    expect(files.map(([path]) => path)).toEqual([
      'shop/.env',
      'shop/package.json',
      'shop/src/a/b.js',
      'shop/src/index.js',
    ])
    expect(new Map(files).get('shop/src/index.js')).toBe('run()\n')
  })

  test('has neither the marks of regions nor the files of the check', () => {
    const example = someExample({
      'example.json': '{}',
      'expect.json': '{}',
      'emitted/main.js': 'emitted',
      'check.config.mjs': 'export {default} from "./webpack.config.mjs"\n',
      'webpack.config.mjs':
        '// #region all\nexport default {\n// #region x\n};\n// #endregion\n// #endregion\n',
    })
    const files = new Map(unzip(buildExampleZip(example, packages)))
    expect([...files.keys()]).toEqual(['shop/package.json', 'shop/webpack.config.mjs'])
    expect(files.get('shop/webpack.config.mjs')).toBe('export default {\n};\n')
  })

  test('keeps every byte of files that are no text, and every character of those that are', () => {
    const picture = Buffer.from([0x89, 0x50, 0xff, 0x0d, 0x0a, 0x00])
    const zip = buildExampleZip(someExample({'a.png': picture, 'ä.txt': 'Größe 📦\n'}), packages)
    expect(Buffer.from(unzipSync(zip)['shop/a.png'] ?? '')).toEqual(picture)
    expect(new Map(unzip(zip)).get('shop/ä.txt')).toBe('Größe 📦\n')
  })

  test('is the same for the same files, in whatever order and at whatever time they were read', () => {
    const files = {'src/a.js': 'a', 'src/b.js': 'b'}
    const reversed = Object.fromEntries(Object.entries(files).toReversed())
    const zip = buildExampleZip(someExample(files), packages)
    expect(buildExampleZip(someExample(reversed), packages)).toEqual(zip)
    // The time and the date of the first file, in the two formats of MS-DOS: 1980-01-01, 00:00.
    expect(Buffer.from(zip).readUInt32LE(10)).toBe(0x00210000)
  })
})
