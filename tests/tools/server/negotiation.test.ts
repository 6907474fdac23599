import {afterAll, expect, test} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {askServer} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

const dir = await writeFolder({
  'index.html': '<p>home</p>',
  'index.md': '# Home',
  'concepts/index.html': '<p>concepts</p>',
  'concepts/index.md': '# Concepts',
  'concepts/printable/index.html': '<p>all</p>',
  '404.html': '<p>not found</p>',
})
const server = await serve({dir, port: 0})
afterAll(() => void server.close())

function ask(path: string, accept?: string, method = 'GET') {
  return askServer(server, path, {method, headers: accept === undefined ? {} : {accept}})
}

test.each(
  [
    ['text/markdown', 'text/markdown, text/html, */*', 'TEXT/Markdown', 'text/*, text/html;q=0'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1'],
    ['text/html;q=0.5, text/markdown;q=0.6'],
  ].flat(),
)('a page is Markdown for clients that prefer it: %s', async accept => {
  const {status, headers, body} = await ask('/concepts/', accept)
  expect({status, body}).toEqual({status: 200, body: '# Concepts'})
  expect(headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-location': '/concepts/index.md',
    'access-control-allow-origin': '*',
    vary: 'Accept, Accept-Encoding',
  })
  expect((await ask('/', accept)).body).toBe('# Home')
})

test.each(
  [
    [undefined, '', '*/*', 'text/*', 'text/html', 'application/json', ',;q=1,/'],
    ['text/html, text/markdown', 'text/markdown;q=0', 'text/markdown;q=0.5, text/html'],
    ['*/*;q=0.9, text/markdown;q=0.8'],
    [
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    ],
    ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'],
  ].flat(),
)('a page is HTML for everyone else: %s', async accept => {
  const {status, headers, body} = await ask('/concepts/', accept)
  expect({status, body}).toEqual({status: 200, body: '<p>concepts</p>'})
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    link: '</concepts/index.md>; rel="alternate"; type="text/markdown"',
    vary: 'Accept, Accept-Encoding',
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('a page has a tag for each type, and the same headers for HEAD', async () => {
  const {date: _, ...markdown} = (await ask('/concepts/', 'text/markdown')).headers
  expect((await ask('/concepts/')).headers.etag).not.toBe(markdown.etag)
  expect((await ask('/concepts/index.md')).headers.etag).toBe(markdown.etag)
  expect((await ask('/concepts/', 'text/markdown', 'HEAD')).headers).toMatchObject(markdown)
})

test('a page without Markdown is HTML, and names none', async () => {
  const {body, headers} = await ask('/concepts/printable/', 'text/markdown')
  expect(body).toBe('<p>all</p>')
  expect(headers).toMatchObject({vary: 'Accept-Encoding'})
  expect(headers).not.toHaveProperty('link')
})

test('a page that does not exist is the same for everyone', async () => {
  const answer = {status: 404, body: '<p>not found</p>'}
  expect(await ask('/nowhere/', 'text/markdown')).toMatchObject(answer)
})
