import {describe, expect, test} from 'vitest'
import {formatHeaders, headersOf} from '../../tools/headers.ts'

describe('headersOf', () => {
  test('gives every url the headers that protect readers', () => {
    expect(headersOf('/guides/')).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  })

  test('allows no inline script and no eval', () => {
    expect(headersOf('/')['Content-Security-Policy']).not.toMatch(/unsafe/)
  })

  test('allows images of contributors and sponsors, and of nobody else', () => {
    const [images] = headersOf('/')['Content-Security-Policy']?.match(/img-src [^;]+/) ?? []
    expect(images?.split(' ')).toEqual([
      'img-src',
      "'self'",
      'https://github.com',
      'https://avatars.githubusercontent.com',
      'https://images.opencollective.com',
    ])
  })

  test('lets a longer path have the last word', () => {
    expect(headersOf('/assets/main.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect(headersOf('/sw.js')['Cache-Control']).toBe('no-cache')
  })

  test('opens the API to every origin, and nothing else', () => {
    expect(headersOf('/data/v1/tree.json')['Access-Control-Allow-Origin']).toBe('*')
    expect(headersOf('/database/')).not.toHaveProperty('Access-Control-Allow-Origin')
  })
})

describe('formatHeaders', () => {
  test('says the same as the server, the way static hosts read it', () => {
    const blocks = formatHeaders().trimEnd().split('\n\n')
    expect(blocks.map(block => block.split('\n')[0])).toEqual([
      '/*',
      '/assets/*',
      '/data/*',
      '/sw.js',
    ])
    expect(blocks[2]).toBe(
      '/data/*\n  Access-Control-Allow-Origin: *\n  Cache-Control: public, max-age=0, must-revalidate',
    )
  })
})
