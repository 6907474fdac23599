import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import type {PolicySource} from '../../../tools/output/content-policy.ts'
import {documentPolicy, framePolicy} from '../../../tools/output/content-policy.ts'
import {
  buildHeaderRules,
  formatHeaders,
  headersOf,
  parseHeaders,
} from '../../../tools/output/headers.ts'

const rules = buildHeaderRules({})

function policyOf(site: object, inline?: PolicySource['inline']): Record<string, string[]> {
  const own = buildHeaderRules({...siteSchema.parse(site), ...(inline && {inline})})
  const policy = headersOf('/', own)['Content-Security-Policy'] ?? ''
  const directives = policy.split('; ').map(directive => directive.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
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
    const inline = {boot: 'boot()', styles: 'html {}', homeStyles: 'h1 {}'}
    const policy = policyOf(site, inline)
    expect(policy['script-src']).toEqual(["'self'", hashOf('boot()'), hashOf(SPECULATION_RULES)])
    expect(policy['style-src']).toEqual(expect.arrayContaining(['html {}', 'h1 {}'].map(hashOf)))
    expect(policyOf(site)['style-src']).not.toContain(hashOf('html {}'))
  })

  test.each([
    ['/data/v1/examples/shop.zip', 'application/zip'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/guides/caching/index.md', 'text/markdown; charset=utf-8'],
    ['/guides/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/guides/index.md/', undefined],
    ['/guides/amd/', undefined],
    ['/manifest.json', 'application/manifest+json'],
    ['/data/v1/manifest.json', undefined],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
  ])('names the type of %s: %s', (path, type) => {
    expect(headersOf(path, buildHeaderRules({hasFeed: true}))['Content-Type']).toBe(type)
    expect(headersOf('/feed.xml', rules), 'without a feed').not.toHaveProperty('Content-Type')
  })

  test('lets a longer path have the last word', () => {
    const cacheOf = (path: string) => headersOf(path, rules)['Cache-Control']
    expect(cacheOf('/assets/main.js')).toBe('public, max-age=31536000, immutable')
    expect(cacheOf('/sw.js')).toBe('no-cache')
    expect(cacheOf('/sw.js.map')).not.toBe('no-cache')
  })

  const open =
    '/data/v1/tree.json /data/404.json /data/v1/examples/shop.zip /index.md /llms.txt ' +
    '/guides/caching/index.md /guides/llms-full.txt /feed.xml /feed.json'
  test.each(open.split(' '))('opens %s to every origin', path => {
    expect(headersOf(path, buildHeaderRules({hasFeed: true}))).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'ETag',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  const own = '/ /database/ /assets/main.js /sw.js /guides/caching/'
  test.each(own.split(' '))('opens %s to none', path => {
    expect(headersOf(path, rules)).not.toHaveProperty('Access-Control-Allow-Origin')
  })
})

describe('the content security policy', () => {
  test('gives the frames of the playground their own origin, and no connection', () => {
    const headers = headersOf('/assets/playground-1a2b3c4d/frame.htm', rules)
    const policy = headers['Content-Security-Policy']?.split('; ')
    const own = ['sandbox allow-scripts', "default-src 'none'", "frame-ancestors 'self'"]
    expect(policy).toEqual(expect.arrayContaining([...own, 'connect-src blob: data:']))
    expect(policy?.join()).not.toMatch(/https?:|'self'(?!$)|\*/)
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN')
  })

  test('in a document leaves out what only a header can set', () => {
    expect(documentPolicy(framePolicy)).not.toMatch(/sandbox|frame-ancestors/)
    expect(documentPolicy(framePolicy)).toContain("default-src 'none'; script-src")
  })

  test('allows no inline code, no eval, no other origin, and no strings as HTML or URLs of scripts', () => {
    expect(headersOf('/', rules)['Content-Security-Policy']).not.toMatch(/unsafe|data:|blob:|\*/)
    expect(policyOf({})).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['first-page', 'search-worker', 'service-worker'],
    })
  })

  const tag = 'https://www.googletagmanager.com'
  const google = [
    tag,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]
  const images = policyOf({})['img-src'] ?? []
  const script = 'https://count.example.org:8443/tag.js?a=b'
  const other = 'https://count.example.org:8443'
  test.each([
    ['Google with its tag and with what the tag sends', {}, tag, google],
    ['another analytics host', {script}, other, [other]],
  ])('trusts %s where page views are counted', (_, settings, origin, all) => {
    const policy = policyOf({analytics: {trackingId: 'G-ABC123', ...settings}})
    const entries = Object.entries(policyOf({}))
    const usual = entries.filter(([name]) => !name.includes('trusted-types')) // a tag may not know
    expect(policy).toEqual({
      ...Object.fromEntries(usual),
      'script-src': ["'self'", origin],
      'connect-src': ["'self'", ...all],
      'img-src': [...images, ...all],
    })
  })

  const search = {appId: 'BH4D9OD16A', apiKey: 'abc', indexName: 'docs'}
  const algolia = [
    'https://bh4d9od16a-dsn.algolia.net',
    ...[1, 2, 3].map(host => `https://bh4d9od16a-${host}.algolianet.com`),
  ]
  test.each([
    ['the hosts of its application', {}, algolia],
    [
      'the host that stands in for these',
      {host: 'https://search.example.org:8443/'},
      ['https://search.example.org:8443'],
    ],
  ])('lets queries of a hosted search go only to %s', (_, settings, hosts) => {
    expect(policyOf({search: {...search, ...settings}})).toEqual({
      ...policyOf({}),
      'connect-src': ["'self'", ...hosts],
    })
  })
})

test('formatHeaders asks browsers to use HTTPS only where the site is served with it', () => {
  const header = 'Strict-Transport-Security'
  const secure = buildHeaderRules({url: 'https://docs.example.org'})
  expect(formatHeaders(secure)).toContain(`\n  ${header}: max-age=31536000\n`)
  expect(formatHeaders(buildHeaderRules({url: 'http://localhost:3000'}))).not.toContain(header)
  expect(headersOf('/guides/', secure), 'our server, without HTTPS').not.toHaveProperty(header)
})

test('formatHeaders writes the rules as static hosts read them, and parseHeaders does', () => {
  const blocks = formatHeaders(rules).trimEnd().split('\n\n')
  expect(blocks[7]).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules)
  expect(parseHeaders('\n')).toEqual([])
})
