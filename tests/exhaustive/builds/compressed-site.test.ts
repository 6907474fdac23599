import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {askServer} from '../../tools/ask.ts'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const pages = ['/', '/guides/index.md', '/data/v1/pages/guides/index.json', '/404.html']

test('a file has the same ETag after another build that did not change the file, and large ones are compressed', async () => {
  const root = await writeFolder({
    'content/index.md': '---\ntitle: Home\n---\n',
    'content/guides/index.md': `---\ntitle: Guides\n---\n\n${'Much text. '.repeat(300)}\n`,
    'content/guides/amd.md': '---\ntitle: AMD\n---\n\n```js\nconst a = 1\n```\n',
    'content/site.json': '{"title": "Small site", "url": "https://small.example.org"}',
  })
  const [content, out, cache] = [join(root, 'content'), join(root, 'dist'), join(root, 'cache')]
  const build = async () => {
    await bundledStore(cache)
    await buildQuietly({content, out, compress: true, cache})
  }
  await build()
  const server = await serve({dir: out, port: 0})
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (path: string, more = {}) =>
    askServer(server, path, {headers: {'accept-encoding': 'br', ...more}})
  const tagOf = async (path: string) => ({path, etag: (await ask(path)).headers['etag'] ?? ''})
  expect((await ask('/guides/')).headers['content-encoding']).toBe('br')
  const before = await Promise.all(pages.map(tagOf))

  await writeFile(join(root, 'content/guides/amd.md'), '---\ntitle: AMD\n---\n\nEdited.\n')
  await build()
  const {body} = await askServer(server, '/guides/amd/')
  expect(body).toContain('Edited.')
  for (const {path, etag} of before) {
    expect(etag).not.toBe('')
    const answer = await ask(path, {'if-none-match': etag})
    expect({path, ...answer}).toMatchObject({path, status: 304, body: ''})
  }
})
