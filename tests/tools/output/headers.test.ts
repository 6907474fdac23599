import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import {siteSchema} from '../../../tools/content/site.ts'
import {
  buildContentPolicy,
  documentPolicy,
  framePolicy,
} from '../../../tools/output/content-policy.ts'
import {
  buildHeaderRules,
  formatHeaders,
  headersOf,
  matchingRules,
  parseHeaders,
} from '../../../tools/output/headers.ts'

const rules = buildHeaderRules({})

/** The directives of the policy of a site. */
function policyOf(site: object, inline?: {boot: string; styles: string}): Record<string, string[]> {
  const own = buildHeaderRules({...siteSchema.parse(site), ...(inline && {inline})})
  const headers = headersOf('/', own)
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ')
  return Object.fromEntries(
    directives.map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('headersOf', () => {
  test('gives every URL the headers that protect readers', () => {
    expect(headersOf('/guides/', rules)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  })

  test('allows images of contributors and sponsors only', () => {
    expect(policyOf({})['img-src']).toEqual([
      "'self'",
      'https://github.com',
      'https://avatars.githubusercontent.com',
      'https://images.opencollective.com',
    ])
  })

  test('allows the scripts, the rules and the styles that documents hold, and no others within them', () => {
    const site = siteSchema.parse({})
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const inline = {boot: 'boot()', styles: 'html {}'}
    const policy = policyOf(site, inline)
    expect(policy['script-src']).toEqual(["'self'", hashOf('boot()'), hashOf(SPECULATION_RULES)])
    expect(policy['style-src']).toContain(hashOf('html {}'))
    expect(policyOf(site)['style-src']).not.toContain(hashOf('html {}'))
  })

  test('gives the zip of an example its type, and lets every program read it', () => {
    expect(headersOf('/data/v1/examples/shop.zip', rules)).toMatchObject({
      'Content-Type': 'application/zip',
      'Access-Control-Allow-Origin': '*',
    })
  })

  test('lets a longer path have the last word', () => {
    expect(headersOf('/assets/main.js', rules)['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(headersOf('/sw.js', rules)['Cache-Control']).toBe('no-cache')
    expect(headersOf('/sw.js.map', rules)['Cache-Control']).not.toBe('no-cache')
  })

  test('names the type of texts, wherever they are', () => {
    const typeOf = (path: string) => headersOf(path, rules)['Content-Type']
    expect(typeOf('/index.md')).toBe('text/markdown; charset=utf-8')
    expect(typeOf('/guides/caching/index.md')).toBe('text/markdown; charset=utf-8')
    expect(typeOf('/guides/llms-full.txt')).toBe('text/plain; charset=utf-8')
    expect(typeOf('/guides/index.md/')).toBeUndefined()
    expect(typeOf('/guides/amd/')).toBeUndefined()
    expect(typeOf('/manifest.json')).toBe('application/manifest+json')
    expect(typeOf('/data/v1/manifest.json')).toBeUndefined()
  })

  test.each([
    '/data/v1/tree.json',
    '/data/404.json',
    '/index.md',
    '/guides/caching/index.md',
    '/llms.txt',
    '/guides/llms-full.txt',
    '/feed.xml',
    '/feed.json',
  ])('opens %s to every origin', path => {
    expect(headersOf(path, buildHeaderRules({hasFeed: true}))).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  test.each(['/', '/database/', '/assets/main.js', '/sw.js', '/guides/caching/'])(
    'opens %s to none',
    path => {
      expect(headersOf(path, rules)).not.toHaveProperty('Access-Control-Allow-Origin')
    },
  )

  test('names the types of feeds, where there are any', () => {
    const withFeed = buildHeaderRules({hasFeed: true})
    const types = ['/feed.xml', '/feed.json'].map(path => headersOf(path, withFeed)['Content-Type'])
    expect(types).toEqual([
      'application/atom+xml; charset=utf-8',
      'application/feed+json; charset=utf-8',
    ])
    expect(headersOf('/feed.xml', rules)).not.toHaveProperty('Content-Type')
  })
})

describe('the content security policy', () => {
  test.each(['/', '/guides/', '/guides/index.html', '/404.html', '/sw.js'])(
    'is set for %s by one rule, for the policies of two rules add up',
    path => {
      const policies = matchingRules(path, rules).map(
        ({headers}) => headers['Content-Security-Policy'],
      )
      expect(policies.filter(policy => policy !== undefined)).toEqual([buildContentPolicy({})])
    },
  )

  test('gives the frames of the playground their own origin, and no connection', () => {
    const headers = headersOf('/assets/playground-1a2b3c4d/frame.htm', rules)
    const policy = headers['Content-Security-Policy']?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        'connect-src blob: data:',
        "frame-ancestors 'self'",
      ]),
    )
    expect(policy?.join()).not.toMatch(/https?:|'self'(?!$)|\*/)
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN')
  })

  test('in a document leaves out what only a header can set', () => {
    expect(documentPolicy(framePolicy)).not.toMatch(/sandbox|frame-ancestors/)
    expect(documentPolicy(framePolicy)).toContain("default-src 'none'; script-src")
  })

  test('allows neither inline scripts and styles nor eval', () => {
    expect(headersOf('/', rules)['Content-Security-Policy']).not.toMatch(/unsafe|data:|blob:|\*/)
  })

  test('keeps strings from becoming HTML or URLs of scripts', () => {
    expect(policyOf({})).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['first-page', 'search-worker', 'service-worker'],
    })
  })

  test('allows no other origin for scripts and data', () => {
    expect(policyOf({})).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
    })
    expect(policyOf({})['img-src']).not.toContainEqual(expect.stringContaining('google'))
  })

  /** The behavior of a tag is unknown. */
  const {
    'require-trusted-types-for': _required,
    'trusted-types': _names,
    ...withoutTrustedTypes
  } = policyOf({})

  test('trusts Google with the tag and with what it sends where page views are counted', () => {
    const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    const tag = 'https://www.googletagmanager.com'
    const all = [tag, ...google, 'https://*.googletagmanager.com']
    const policy = policyOf({analytics: {trackingId: 'G-ABC123'}})
    expect(policy).toEqual({
      ...withoutTrustedTypes,
      'script-src': ["'self'", tag],
      'connect-src': ["'self'", ...all],
      'img-src': [...(policyOf({})['img-src'] ?? []), ...all],
    })
  })

  test('trusts another analytics host, and no further one', () => {
    const script = 'https://count.example.org:8443/tag.js?a=b'
    const policy = policyOf({analytics: {trackingId: 'G-ABC123', script}})
    const origin = 'https://count.example.org:8443'
    expect(policy).toEqual({
      ...withoutTrustedTypes,
      'script-src': ["'self'", origin],
      'connect-src': ["'self'", origin],
      'img-src': [...(policyOf({})['img-src'] ?? []), origin],
    })
  })
})

describe('the content security policy of a search that Algolia hosts', () => {
  const search = {appId: 'BH4D9OD16A', apiKey: 'abc', indexName: 'docs'}

  test('lets queries go to the hosts of its application only', () => {
    expect(policyOf({search})).toEqual({
      ...policyOf({}),
      'connect-src': [
        "'self'",
        'https://bh4d9od16a-dsn.algolia.net',
        'https://bh4d9od16a-1.algolianet.com',
        'https://bh4d9od16a-2.algolianet.com',
        'https://bh4d9od16a-3.algolianet.com',
      ],
    })
  })

  test('lets them go to the host that stands in for these', () => {
    const host = 'https://search.example.org:8443/'
    expect(policyOf({search: {...search, host}})['connect-src']).toEqual([
      "'self'",
      'https://search.example.org:8443',
    ])
  })

  test('keeps what counting page views adds', () => {
    const policy = policyOf({search, analytics: {trackingId: 'G-ABC123'}})
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://www.googletagmanager.com',
        'https://bh4d9od16a-dsn.algolia.net',
      ]),
    )
    expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  })
})

describe('formatHeaders', () => {
  test('asks browsers to use HTTPS only where the site is served with it', () => {
    const header = 'Strict-Transport-Security'
    const secure = buildHeaderRules({url: 'https://docs.example.org'})
    expect(formatHeaders(secure)).toContain(`\n  ${header}: max-age=31536000\n`)
    expect(formatHeaders(buildHeaderRules({url: 'http://localhost:3000'}))).not.toContain(header)
    expect(headersOf('/guides/', secure), 'our server, without HTTPS').not.toHaveProperty(header)
  })

  test('writes the rules the way static hosts read them', () => {
    const blocks = formatHeaders(rules).trimEnd().split('\n\n')
    expect(blocks.map(block => block.split('\n')[0])).toEqual([
      '/',
      '/*/',
      '/*html',
      '/assets/search-worker-*',
      '/assets/playground-*',
      '/sw.js',
      '/*',
      '/assets/*',
      '/data/*',
      '/data/v1/examples/*.zip',
      '/manifest.json',
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      '/*llms-full.txt',
      '/*index.md',
    ])
    expect(blocks[7]).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  })
})

describe('parseHeaders', () => {
  test('reads what formatHeaders writes', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  })

  test('reads values with colons, and needs no empty line', () => {
    expect(parseHeaders('/a/*\r\n  Link: <https://example.org/>; rel=x\n/b\n\tX-B: 1\n')).toEqual([
      {path: '/a/*', headers: {Link: '<https://example.org/>; rel=x'}},
      {path: '/b', headers: {'X-B': '1'}},
    ])
  })

  test('finds no rules in nothing', () => {
    expect(parseHeaders('\n')).toEqual([])
  })
})
