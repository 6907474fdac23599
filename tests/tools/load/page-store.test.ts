import {readdir, utimes, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {createPageStore} from '../../../tools/load/page-store.ts'
import {writeFolder} from '../temp-folder.ts'

const page: ParsedPage = {
  path: 'a.md',
  size: 1,
  frontMatter: {title: 'A'},
  anchors: [],
  ids: [],
  links: [],
  files: [],
  excerpt: '',
  issues: [],
}

const terms = new Uint8Array()
const empty = {body: '{}', html: '', markdown: '', terms, sections: '', samples: '[]'}

describe('the page store', () => {
  test('gives back what was written', async () => {
    const store = createPageStore(join(await writeFolder(), 'deep/store'))
    await store.write('key', {
      page,
      body: '{"type":"root"}',
      html: '<p>ä</p>',
      markdown: 'ä\n',
      terms: Uint8Array.of(0, 255),
      sections: '"ä"',
      samples: '[{"kind":"text"}]',
    })
    expect(await store.readPage('key')).toEqual(page)
    expect(await store.readText('key')).toEqual({body: '{"type":"root"}', html: '<p>ä</p>'})
    expect(await store.readMarkdown('key')).toBe('ä\n')
    expect([...(await store.readTerms('key'))]).toEqual([0, 255])
    expect(await store.readSections('key')).toBe('"ä"')
    expect(await store.readSamples('key')).toBe('[{"kind":"text"}]')
  })

  test('has nothing under a key that was never written', async () => {
    const store = createPageStore(await writeFolder())
    expect(await store.readPage('key')).toBeUndefined()
    await expect(store.readText('key')).rejects.toThrow('ENOENT')
  })

  test('has nothing where a file is damaged: the page is parsed anew', async () => {
    const dir = await writeFolder()
    const store = createPageStore(dir)
    await store.write('key', {...empty, page})
    await writeFile(join(dir, 'key.page.json'), '{"path":"a.m')
    expect(await store.readPage('key')).toBeUndefined()
  })

  test('leaves no parts of files behind', async () => {
    const dir = await writeFolder()
    const store = createPageStore(dir)
    const write = () => store.write('key', {...empty, page})
    await Promise.all([write(), write(), write()])
    expect((await readdir(dir)).toSorted()).toEqual([
      'key.body.json',
      'key.html',
      'key.md',
      'key.page.json',
      'key.samples.json',
      'key.sections',
      'key.terms',
    ])
  })

  test('removes what has not been used in a day', async () => {
    const dir = await writeFolder()
    const store = createPageStore(dir)
    for (const key of ['used', 'fresh', 'stale']) {
      await store.write(key, {...empty, page})
    }
    const longAgo = Date.now() / 1000 - 25 * 60 * 60
    for (const name of await readdir(dir)) {
      if (!name.startsWith('fresh')) await utimes(join(dir, name), longAgo, longAgo)
    }
    await store.prune(new Set(['used']))
    const left = new Set((await readdir(dir)).map(name => name.split('.')[0]))
    expect(left).toEqual(new Set(['used', 'fresh']))
  })

  test('leaves folders beside its pages alone, however old', async () => {
    const dir = await writeFolder({'documents/a': ''})
    const longAgo = Date.now() / 1000 - 25 * 60 * 60
    await utimes(join(dir, 'documents'), longAgo, longAgo)
    await createPageStore(dir).prune(new Set())
    expect(await readdir(dir)).toEqual(['documents'])
  })

  test('has nothing to remove where there is no folder', async () => {
    const store = createPageStore(join(await writeFolder(), 'gone'))
    await expect(store.prune(new Set())).resolves.toBeUndefined()
  })
})
