import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {compressFolder} from '../../../tools/disk/compress-folder.ts'
import {writeFolder} from '../temp-folder.ts'

const text = 'Many words. '.repeat(100)

describe('compressFolder', () => {
  test('puts twins beside large text files, and beside no others', async () => {
    const dir = await writeFolder({'a/page.html': text, 'small.html': 'x', 'image.png': text})
    await compressFolder(dir, await writeFolder())
    expect((await readdir(dir)).toSorted()).toEqual(['a', 'image.png', 'small.html'])
    expect((await readdir(join(dir, 'a'))).toSorted()).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
    ])
    const twin = (extension: string) => readFile(join(dir, `a/page.html.${extension}`))
    expect(brotliDecompressSync(await twin('br')).toString()).toBe(text)
    expect(gunzipSync(await twin('gz')).toString()).toBe(text)
  })

  test('gives the same bytes from its cache', async () => {
    const cache = await writeFolder()
    const [one, other] = [await writeFolder({'a.js': text}), await writeFolder({'b.js': text})]
    await compressFolder(one, cache)
    const cached = await readdir(cache)
    await compressFolder(other, cache)
    expect(await readdir(cache)).toEqual(cached)
    expect(await readFile(join(other, 'b.js.br'))).toEqual(await readFile(join(one, 'a.js.br')))
  })
})
