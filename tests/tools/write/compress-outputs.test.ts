import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {compressOutputs} from '../../../tools/write/compress-outputs.ts'
import {hashOf} from '../../../tools/disk/hash.ts'
import {openOutputFiles} from '../../../tools/disk/output-files.ts'
import {writeFolder} from '../temp-folder.ts'

const text = 'Many words. '.repeat(100)

/** Compresses a folder as a build does, with what is in a cache. */
async function compress(files: Readonly<Record<string, string>>, cache: string): Promise<string> {
  const dir = await writeFolder(files)
  const outputs = openOutputFiles(cache)
  const hashes = new Map(Object.entries(files).map(([url, content]) => [url, hashOf(content)]))
  await compressOutputs(hashes, {dir, files: outputs})
  outputs.save()
  return dir
}

test('compressOutputs adds compressed files to large text files only', async () => {
  const files = {'a/page.html': text, 'small.html': 'x', 'image.png': text}
  const dir = await compress(files, await writeFolder())
  expect(readdirSync(dir).toSorted()).toEqual(['a', 'image.png', 'small.html'])
  expect(readdirSync(join(dir, 'a')).toSorted().join(' ')).toBe(
    'page.html page.html.br page.html.gz',
  )
  const twin = (extension: string) => readFileSync(join(dir, `a/page.html.${extension}`))
  expect(brotliDecompressSync(twin('br')).toString()).toBe(text)
  expect(gunzipSync(twin('gz')).toString()).toBe(text)
})
