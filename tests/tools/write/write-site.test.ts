import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createStore} from '../../../tools/disk/store.ts'
import {textOutput} from '../../../tools/output/text-output.ts'
import {serve} from '../../../tools/server/serve.ts'
import {writeSite} from '../../../tools/write/write-site.ts'
import {askServer, stop} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

test('a file has the same ETag after another build that did not change it, compressed or not', async () => {
  const root = await writeFolder()
  const [out, store] = [join(root, 'dist'), createStore(join(root, 'cache'))]
  const build = (edited: string) => {
    const texts = {
      'small.html': 'Small',
      'large.html': 'Large. '.repeat(300),
      'edited.html': edited,
    }
    const outputs = Object.entries(texts).map(([url, text]) => textOutput(url, () => text))
    return writeSite(outputs, {out, store, code: 'code', compress: true})
  }
  await build('before')
  const server = await serve({dir: out, port: 0})
  onTestFinished(() => stop(server))
  const ask = (path: string, more = {}) =>
    askServer(server, path, {headers: {'accept-encoding': 'br', ...more}})
  const small = await ask('/small.html')
  const large = await ask('/large.html')
  expect([small, large].map(({headers}) => headers['content-encoding'])).toEqual([undefined, 'br'])

  await build('after')
  expect((await ask('/edited.html')).body).toBe('after')
  for (const [path, {headers}] of Object.entries({'/small.html': small, '/large.html': large})) {
    const answer = await ask(path, {'if-none-match': headers.etag ?? ''})
    expect({path, ...answer}).toMatchObject({path, status: 304, body: ''})
  }
})
