import {inspect} from 'node:util'
import {describe, expect, test} from 'vitest'
import {createClient, type Client} from '#contract/client.ts'
import {NotFoundError, RequestError} from '#contract/client-errors.ts'
import {serveUntilEnd} from '../tools/serve-until-end.ts'

/** Serves these files as JSON, and anything else as a 404; `asked` has the paths of requests. */
async function serveFiles(files: Readonly<Record<string, unknown>>, asked: string[] = []) {
  return serveUntilEnd(({url = ''}, response) => {
    asked.push(url)
    const value = files[url]
    response.statusCode = value === undefined ? 404 : 200
    response.end(JSON.stringify(value ?? {error: 'not-found'}))
  })
}

const files = {
  '/data/v1/index.json': {
    resources: {
      pages: {
        '/': {url: 'data/v1/pages/index.json'},
        '/concepts/': {url: 'data/v1/pages/concepts/index.json'},
        '/concepts/output/': {url: 'data/v1/pages/concepts/output.json'},
      },
    },
  },
  '/data/v1/redirects.json': [
    {from: '/old/', to: '/concepts/output/#usage'},
    {from: '/concepts/', hash: '#out', to: '/concepts/output/'},
    {from: '/elsewhere/', to: 'https://example.org/'},
    {from: '/concepts/', hash: '#far', to: 'https://example.org/far/'},
  ],
  '/data/v1/pages/index.json': {url: '/', body: {}},
  '/data/v1/pages/concepts/index.json': {url: '/concepts/', body: {}},
  '/data/v1/pages/concepts/output.json': {url: '/concepts/output/', body: {}},
}

/** A client, and the URLs that it asks for; every answer is this text. */
function answering(text: string, baseUrl: string | URL = 'https://example.org') {
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    return new Response(text)
  }
  return {asked, client: createClient({baseUrl, fetch})}
}

const anyFile =
  '{"length": 0, "resources": {"pages": {}}, "children": [], "sections": [], "url": "", "body": {}, ' +
  '"sponsors": [], "files": [], "kinds": [], "packages": [], "facts": {}}'

describe('a client', () => {
  test.each<[file: string, read: (client: Client) => Promise<unknown>, text?: string]>([
    ['index', client => client.index()],
    ['tree', client => client.tree()],
    ['nav', client => client.nav()],
    ['sections/concepts', client => client.section('concepts')],
    ['pages/concepts/output', client => client.pageFromSource('concepts/output.md')],
    ['sponsors', client => client.sponsors()],
    ['contributors', client => client.contributors()],
    ['redirects', client => client.redirects(), '[]'],
    ['anchors', client => client.anchors(), '{"/": {"ids": []}}'],
    ['packs/api/2', client => client.pack('api/2')],
    ['webpack/history', client => client.history()],
    ['webpack/releases', client => client.releases()],
    ['webpack/coverage', client => client.coverage()],
  ])('has a method that asks for %s.json', async (file, read, text = anyFile) => {
    const {client, asked} = answering(text)
    await read(client)
    expect(asked).toEqual([`https://example.org/data/v1/${file}.json`])
  })

  test.each([
    ['https://example.org/', 'https://example.org/data/v1/tree.json'],
    ['https://example.org/docs', 'https://example.org/docs/data/v1/tree.json'],
    ['https://example.org/docs/?a=b#c', 'https://example.org/docs/data/v1/tree.json'],
  ])('finds the files of %s', async (baseUrl, expected) => {
    for (const site of [baseUrl, new URL(baseUrl)]) {
      const {client, asked} = answering(anyFile, site)
      await client.tree()
      expect(asked).toEqual([expected])
    }
  })

  test.each(['/docs', 'file:///docs', ''])('does not take %j for a site', baseUrl => {
    expect(() => createClient({baseUrl})).toThrow(
      new TypeError(`“${baseUrl}” is not an absolute URL of a site with “http:” or “https:”.`),
    )
  })

  test('stays on the site whatever a section or a source is called', async () => {
    const asked: string[] = []
    const client = createClient({baseUrl: await serveFiles({}, asked)})
    await expect(client.section('a/b?c#d')).rejects.toThrow(NotFoundError)
    await expect(client.pageFromSource('//example.org/ä.md')).rejects.toThrow(NotFoundError)
    const urls = ['sections/a/b%3Fc%23d', 'pages///example.org/%C3%A4']
    expect(asked).toEqual(urls.map(url => `/data/v1/${url}.json`))
  })

  test.each(['../../../secret.md', '..', 'a/../../../../../b.md'])(
    'asks for nothing outside of the site: %s',
    async path => {
      const asked: string[] = []
      const client = createClient({baseUrl: `${await serveFiles({}, asked)}/docs`})
      await expect(client.pageFromSource(path)).rejects.toThrow(NotFoundError)
      await expect(client.pack(path)).rejects.toThrow(NotFoundError)
      expect(asked.filter(url => !url.startsWith('/docs/'))).toEqual([])
    },
  )

  test('follows no index to another site', async () => {
    const pages = {'/': {url: 'https://example.org/page.json', hash: '0'}}
    const baseUrl = await serveFiles({'/data/v1/index.json': {resources: {pages}}})
    await expect(createClient({baseUrl}).page('/')).rejects.toThrow(NotFoundError)
  })
})

describe('a client, asked for the page of a URL,', () => {
  test.each([
    ['/', '/'],
    ['/concepts/', '/concepts/'],
    ['/concepts', '/concepts/'],
    ['/concepts/output/?a=b', '/concepts/output/'],
    ['/concepts/#output', '/concepts/output/'],
    ['/old?a=b#c', '/concepts/output/'],
  ])('reads for %s the page %s', async (url, expected) => {
    const client = createClient({baseUrl: await serveFiles(files)})
    expect(await client.page(url)).toMatchObject({url: expected})
  })

  test('asks for redirects only if the URL may have moved', async () => {
    const asked: string[] = []
    await createClient({baseUrl: await serveFiles(files, asked)}).page('/concepts/output/')
    expect(asked).toEqual(['/data/v1/index.json', '/data/v1/pages/concepts/output.json'])
  })

  test('says where a URL is now that left the site', async () => {
    const client = createClient({baseUrl: await serveFiles(files)})
    await expect(client.page('/elsewhere/')).rejects.toMatchObject({
      name: 'NotFoundError',
      message: '/elsewhere/ moved to https://example.org/.',
      movedTo: 'https://example.org/',
    })
    await expect(client.page('/concepts/#far-away')).rejects.toMatchObject({
      movedTo: 'https://example.org/far/#far-away',
    })
  })

  test.each(['/none/', '/constructor/', '/__proto__/'])('does not find %s', async url => {
    const client = createClient({baseUrl: await serveFiles(files)})
    const expected = {message: `There is no ${url}.`, status: 404, url, movedTo: undefined}
    await expect(client.page(url)).rejects.toMatchObject({name: 'NotFoundError', ...expected})
  })

  test('explains that the path of a source is not a URL', async () => {
    await expect(answering('').client.page('concepts/output.md')).rejects.toThrow(
      '“concepts/output.md” is not the URL of a page: it must begin with a slash. For the path of a source file, use pageFromSource.',
    )
  })
})

describe('a client rejects', () => {
  const [syntaxError, anError]: unknown[] = [expect.any(SyntaxError), expect.any(Error)]
  test.each([
    ['a file that is not there', 404, '{}', 'There is no URL.', {name: 'NotFoundError'}],
    ['another status', 503, '', 'URL: The server answers 503.', {}],
    ['no JSON', 200, '<!doctype html>', 'URL: The answer is not JSON.', {cause: syntaxError}],
    ['a cut answer', 200, undefined, 'URL: The answer is incomplete.', {cause: anError}],
  ])('with %s', async (_, status, body, text, more) => {
    const baseUrl = await serveUntilEnd((_request, response) => {
      if (body !== undefined) return response.writeHead(status).end(body)
      response.writeHead(status, {'Content-Length': '100'})
      return response.write('{"type":', () => response.destroy())
    })
    const url = `${baseUrl}/data/v1/tree.json`
    const error = {name: 'RequestError', url, status, message: text.replace('URL', url), ...more}
    await expect(createClient({baseUrl}).tree()).rejects.toMatchObject(error)
  })

  test.each(['null', '42', '[]', '{}', '{"error": "Log in", "__proto__": {"children": []}}'])(
    'with an answer that is another file: %s',
    async body => {
      const {client} = answering(body)
      await expect(client.tree()).rejects.toMatchObject({
        name: 'RequestError',
        message:
          'https://example.org/data/v1/tree.json: The answer is not this file: it has no “children”.',
        status: 200,
      })
      await expect(client.page('/a/')).rejects.toThrow(RequestError)
      expect(Object.hasOwn(Object.prototype, 'children')).toBe(false)
    },
  )

  test.each(['null', '[]', '{}', '{"/": null}', '{"/": {}}'])(
    'with values other than anchors: %s',
    async body => {
      await expect(answering(body).client.anchors()).rejects.toThrow(RequestError)
    },
  )

  test.each([
    ['no resources', {resources: null}, []],
    ['no list of pages', {resources: {pages: null}}, []],
    ['a redirect that is none', {resources: {pages: {}}}, [null]],
  ])('with an index or redirects that cannot be used: %s', async (_, index, redirects) => {
    const broken = {'/data/v1/index.json': index, '/data/v1/redirects.json': redirects}
    const client = createClient({baseUrl: await serveFiles(broken)})
    await expect(client.page('/a/')).rejects.toThrow(RequestError)
  })

  test('with a site that cannot be reached, and never repeats the password of its URL', async () => {
    await expect(createClient({baseUrl: 'http://localhost:1'}).tree()).rejects.toMatchObject({
      name: 'RequestError',
      message: 'http://localhost:1/data/v1/tree.json: The site cannot be reached.',
      status: undefined,
      cause: expect.any(Error),
    })
    const client = createClient({baseUrl: 'https://me:secret@example.org/docs'})
    const error = await client.tree().catch((reason: unknown) => reason)
    expect(error).toMatchObject({url: 'https://example.org/docs/data/v1/tree.json'})
    expect(inspect(error)).not.toContain('secret')
    expect(() => createClient({baseUrl: 'ftp://me:secret@example.org'})).toThrow(
      '“ftp://example.org” is not',
    )
  })

  test('with the reason of a signal, before and while the server answers', async () => {
    const controller = new AbortController()
    const baseUrl = await serveUntilEnd((_, response) => {
      response.write('{')
      controller.abort(new Error('No longer needed'))
    })
    const client = createClient({baseUrl})
    const {signal} = controller
    await expect(client.tree({signal})).rejects.toThrow('No longer needed')
    await expect(client.page('/', {signal})).rejects.toThrow('No longer needed')
  })
})
