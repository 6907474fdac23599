import {readdir, writeFile} from 'node:fs/promises'
import type {RequestOptions, Server} from 'node:http'
import {join, relative} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {askServer} from '../../tools/ask.ts'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

let root = ''
let dir = ''
let server: Server

async function build(cache: string): Promise<void> {
  await bundledStore(join(root, cache))
  const content = join(root, 'content')
  await buildQuietly({content, out: dir, compress: true, cache: join(root, cache)})
}

beforeAll(async () => {
  root = await writeFolder({
    'content/index.md': '---\ntitle: Home\n---\n',
    'content/guides/index.md': `---\ntitle: Guides\n---\n\n${'Much text. '.repeat(300)}\n`,
    'content/guides/amd.md': '---\ntitle: AMD\n---\n\n```js\nconst a = 1\n```\n',
    'content/site.json': '{"title": "Small site", "url": "https://small.example.org"}',
  })
  dir = join(root, 'dist')
  await build('cache')
  server = await serve({dir, port: 0})
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)

/** The URL of every file that the build wrote. */
async function urlsOfFiles(): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true})
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
}

const pages = ['/', '/guides/index.md', '/data/v1/pages/guides/index.json', '/404.html']

describe('an ETag', () => {
  test('of a file is the same after another build that did not change the file', async () => {
    const headers = {'accept-encoding': 'br'}
    const tagOf = async (path: string) => {
      const answer = await ask(path, {headers})
      return {path, etag: answer.headers['etag'] ?? ''}
    }
    const before = await Promise.all(pages.map(tagOf))
    await writeFile(join(root, 'content/guides/amd.md'), '---\ntitle: AMD\n---\n\nEdited.\n')
    await build('cache')
    expect((await ask('/guides/amd/')).body).toContain('Edited.')
    for (const {path, etag} of before) {
      expect(etag).not.toBe('')
      const answer = await ask(path, {headers: {...headers, 'if-none-match': etag}})
      expect({path, ...answer}).toMatchObject({path, status: 304, body: ''})
    }
  })
})

describe('the files of a build', () => {
  test('have twins in brotli and gzip where they are large', async () => {
    const urls = await urlsOfFiles()
    expect(urls).toEqual(expect.arrayContaining(['/guides/index.html.br', '/guides/index.html.gz']))
    expect(urls).not.toContain('/data/v1/redirects.json.br')
  })
})
