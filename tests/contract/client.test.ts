import {createServer, type RequestListener} from 'node:http'
import {inspect} from 'node:util'
import {afterEach, describe, expect, test} from 'vitest'
import {createClient} from '#contract/client.ts'
import {NotFoundError, RequestError} from '#contract/client-errors.ts'

const stops: Array<() => void> = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  return `http://localhost:${address.port}`
}

/** Serves these files as JSON, and anything else as a 404; `asked` has the paths of requests. */
async function serveFiles(files: Readonly<Record<string, unknown>>, asked: string[] = []) {
  return serve(({url = ''}, response) => {
    asked.push(url)
    const value = files[url]
    response.statusCode = value === undefined ? 404 : 200
    response.end(JSON.stringify(value ?? {error: 'not-found'}))
  })
}

function resourceOf(path: string) {
  return {url: `data/v1/pages/${path}.json`, hash: '0'}
}

const site = {
  '/data/v1/index.json': {
    resources: {
      pages: {
        '/': resourceOf('index'),
        '/concepts/': resourceOf('concepts/index'),
        '/concepts/output/': resourceOf('concepts/output'),
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

/** A list with the fields of all files. */
const anyFile =
  '{"length": 0, "resources": {"pages": {}}, "children": [], "sections": [], "url": "", "body": {}, ' +
  '"sponsors": [], "postings": [], "pages": [], "words": [], "files": [], "kinds": [], ' +
  '"packages": [], "facts": {}}'

/** Files whose entries are checked as well. */
const otherFiles: Readonly<Record<string, string>> = {
  'redirects.json': '[]',
  'anchors.json': '{"/": {"ids": []}}',
}

describe('a client', () => {
  test('asks for the file of each method', async () => {
    const asked: string[] = []
    const client = createClient({
      baseUrl: 'https://example.org',
      fetch: async url => {
        asked.push(url)
        const [file = ''] = /[a-z]+\.json$/.exec(url) ?? []
        return new Response(otherFiles[file] ?? anyFile)
      },
    })
    await client.index()
    await client.tree()
    await client.nav()
    await client.section('concepts')
    await client.pageFromSource('concepts/output.md')
    await client.sponsors()
    await client.contributors()
    await client.redirects()
    await client.anchors()
    await client.pack('api/2')
    await client.history()
    await client.releases()
    await client.coverage()
    expect(asked.map(url => url.replace('https://example.org/data/v1/', ''))).toEqual([
      'index.json',
      'tree.json',
      'nav.json',
      'sections/concepts.json',
      'pages/concepts/output.json',
      'sponsors.json',
      'contributors.json',
      'redirects.json',
      'anchors.json',
      'packs/api/2.json',
      'webpack/history.json',
      'webpack/releases.json',
      'webpack/coverage.json',
    ])
  })

  test.each([
    ['https://example.org', 'https://example.org/data/v1/tree.json'],
    ['https://example.org/', 'https://example.org/data/v1/tree.json'],
    ['https://example.org/docs', 'https://example.org/docs/data/v1/tree.json'],
    ['https://example.org/docs/?a=b#c', 'https://example.org/docs/data/v1/tree.json'],
  ])('finds the files of %s', async (baseUrl, expected) => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return new Response(anyFile)
    }
    await createClient({baseUrl, fetch}).tree()
    await createClient({baseUrl: new URL(baseUrl), fetch}).tree()
    expect(asked).toEqual([expected, expected])
  })

  test.each(['/docs', 'example.org', 'file:///docs', ''])(
    'does not take %j for a site',
    baseUrl => {
      expect(() => createClient({baseUrl})).toThrow(
        new TypeError(`“${baseUrl}” is not an absolute URL of a site with “http:” or “https:”.`),
      )
    },
  )

  test('stays on the site whatever a section or a source is called', async () => {
    const asked: string[] = []
    const client = createClient({baseUrl: await serveFiles({}, asked)})
    await expect(client.section('a/b?c#d')).rejects.toThrow(NotFoundError)
    await expect(client.pageFromSource('//example.org/ä.md')).rejects.toThrow(NotFoundError)
    expect(asked).toEqual([
      '/data/v1/sections/a/b%3Fc%23d.json',
      '/data/v1/pages///example.org/%C3%A4.json',
    ])
  })

  test.each(['../../../secret.md', '..', 'a/../../../../../b.md'])(
    'asks for nothing outside of the site: %s',
    async path => {
      const asked: string[] = []
      const client = createClient({baseUrl: `${await serveFiles({}, asked)}/docs`})
      await expect(client.pageFromSource(path)).rejects.toThrow(NotFoundError)
      await expect(client.pack(path)).rejects.toThrow(NotFoundError)
      for (const url of asked) expect(url).toMatch(/^\/docs\//)
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
    ['/concepts/output#usage', '/concepts/output/'],
    ['/concepts/#in', '/concepts/'],
    ['/concepts/#output', '/concepts/output/'],
    ['/old/', '/concepts/output/'],
    ['/old?a=b#c', '/concepts/output/'],
  ])('reads for %s the page %s', async (url, expected) => {
    const client = createClient({baseUrl: await serveFiles(site)})
    expect(await client.page(url)).toMatchObject({url: expected})
  })

  test('asks for redirects only if the URL may have moved', async () => {
    const asked: string[] = []
    await createClient({baseUrl: await serveFiles(site, asked)}).page('/concepts/output/')
    expect(asked).toEqual(['/data/v1/index.json', '/data/v1/pages/concepts/output.json'])
  })

  test('says where a URL is now that left the site', async () => {
    const client = createClient({baseUrl: await serveFiles(site)})
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
    const client = createClient({baseUrl: await serveFiles(site)})
    await expect(client.page(url)).rejects.toMatchObject({
      name: 'NotFoundError',
      message: `There is no ${url}.`,
      status: 404,
      url,
      movedTo: undefined,
    })
  })

  test('explains that the path of a source is not a URL', async () => {
    const client = createClient({baseUrl: 'https://example.org'})
    await expect(client.page('concepts/output.md')).rejects.toThrow(
      '“concepts/output.md” is not the URL of a page: it must begin with a slash. For the path of a source file, use pageFromSource.',
    )
  })
})

describe('a client rejects', () => {
  test('with what is not there', async () => {
    const baseUrl = await serveFiles({})
    await expect(createClient({baseUrl}).tree()).rejects.toMatchObject({
      name: 'NotFoundError',
      message: `There is no ${baseUrl}/data/v1/tree.json.`,
    })
  })

  test('with another status', async () => {
    const baseUrl = await serve((_, response) => response.writeHead(503).end())
    const error = await createClient({baseUrl})
      .tree()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({
      message: `${baseUrl}/data/v1/tree.json: The server answers 503.`,
      url: `${baseUrl}/data/v1/tree.json`,
      status: 503,
    })
  })

  test('with an answer that is not JSON', async () => {
    const baseUrl = await serve((_, response) => response.end('<!doctype html>'))
    await expect(createClient({baseUrl}).tree()).rejects.toMatchObject({
      name: 'RequestError',
      message: `${baseUrl}/data/v1/tree.json: The answer is not JSON.`,
      status: 200,
      cause: expect.any(SyntaxError),
    })
  })

  test.each(['null', '42', '[]', '{}', '{"error": "Log in", "__proto__": {"children": []}}'])(
    'with an answer that is another file: %s',
    async body => {
      const baseUrl = await serve((_, response) => response.end(body))
      await expect(createClient({baseUrl}).tree()).rejects.toMatchObject({
        name: 'RequestError',
        message: `${baseUrl}/data/v1/tree.json: The answer is not this file: it has no “children”.`,
        status: 200,
      })
      await expect(createClient({baseUrl}).page('/a/')).rejects.toThrow(RequestError)
      expect(Object.hasOwn(Object.prototype, 'children')).toBe(false)
    },
  )

  test.each(['null', '[]', '{}', '{"/": null}', '{"/": {}}'])(
    'with values other than anchors: %s',
    async body => {
      const baseUrl = await serve((_, response) => response.end(body))
      await expect(createClient({baseUrl}).anchors()).rejects.toThrow(RequestError)
    },
  )

  test.each([
    ['no resources', {resources: null}, []],
    ['no list of pages', {resources: {pages: null}}, []],
    ['a redirect that is none', {resources: {pages: {}}}, [null]],
  ])('with an index or redirects that cannot be used: %s', async (_, index, redirects) => {
    const files = {'/data/v1/index.json': index, '/data/v1/redirects.json': redirects}
    const client = createClient({baseUrl: await serveFiles(files)})
    await expect(client.page('/a/')).rejects.toThrow(RequestError)
  })

  test('with a function that throws at once', async () => {
    const cause = new Error('Offline')
    const fetch = () => {
      throw cause
    }
    const client = createClient({baseUrl: 'https://example.org', fetch})
    await expect(client.tree()).rejects.toMatchObject({name: 'RequestError', cause})
  })

  test('and never repeats the password of the URL', async () => {
    const client = createClient({baseUrl: 'https://me:secret@example.org/docs'})
    const error = await client.tree().catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      name: 'RequestError',
      message: 'https://example.org/docs/data/v1/tree.json: The site cannot be reached.',
    })
    expect(inspect(error)).not.toContain('secret')
    expect(() => createClient({baseUrl: 'ftp://me:secret@example.org'})).toThrow(
      '“ftp://example.org” is not',
    )
  })

  test('with an answer that breaks off', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, {'Content-Length': '100'})
      response.write('{"type":', () => response.destroy())
    })
    await expect(createClient({baseUrl}).tree()).rejects.toMatchObject({
      name: 'RequestError',
      status: 200,
      cause: expect.any(Error),
    })
  })

  test('with a site that cannot be reached', async () => {
    const baseUrl = await serveFiles({})
    for (const stop of stops.splice(0)) stop()
    await expect(createClient({baseUrl}).tree()).rejects.toMatchObject({
      name: 'RequestError',
      message: `${baseUrl}/data/v1/tree.json: The site cannot be reached.`,
      status: undefined,
      cause: expect.any(Error),
    })
  })

  test('with the reason of a signal, before and while the server answers', async () => {
    const controller = new AbortController()
    const baseUrl = await serve((_, response) => {
      response.write('{')
      controller.abort(new Error('No longer needed'))
    })
    const client = createClient({baseUrl})
    const {signal} = controller
    await expect(client.tree({signal})).rejects.toThrow('No longer needed')
    await expect(client.page('/', {signal})).rejects.toThrow('No longer needed')
  })
})
