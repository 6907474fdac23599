import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {copyContentFiles, emitFiles} from '../../tools/emit-files.ts'
import {writeFolder} from './temp-folder.ts'

describe('emitFiles', () => {
  test('writes text and bytes below the folder', async () => {
    const dir = await writeFolder()
    await emitFiles(dir, [
      ['a/b/text.txt', 'ä'],
      ['bytes.bin', Uint8Array.of(0, 255)],
    ])
    expect(await readFile(join(dir, 'a/b/text.txt'), 'utf8')).toBe('ä')
    expect([...(await readFile(join(dir, 'bytes.bin')))]).toEqual([0, 255])
  })
})

describe('copyContentFiles', () => {
  test('copies the files that are named, and no others', async () => {
    const content = await writeFolder({'images/a.png': 'a', 'images/b.png': 'b'})
    const out = await writeFolder()
    await copyContentFiles(content, out, ['images/a.png'])
    expect(await readFile(join(out, 'images/a.png'), 'utf8')).toBe('a')
    await expect(readFile(join(out, 'images/b.png'))).rejects.toThrow('ENOENT')
  })
})
