import {describe, expect, test} from 'vitest'
import {buildManifest} from '../../../tools/output/manifest.ts'

describe('buildManifest', () => {
  test('names the site and its icons', () => {
    const site = {title: 'webpack', description: 'A module bundler.'}
    const image = {type: 'image/png', purpose: 'any'}
    expect(buildManifest(site)).toEqual({
      id: '/',
      name: 'webpack Documentation',
      short_name: 'webpack',
      description: 'A module bundler.',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: '#2b3a42',
      background_color: '#2b3a42',
      icons: [
        {src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
        {...image, src: '/icons/icon-150.png', sizes: '150x150'},
        {...image, src: '/icons/icon-192.png', sizes: '192x192'},
        {...image, src: '/icons/icon-512.png', sizes: '512x512'},
        {...image, src: '/icons/maskable-192.png', sizes: '192x192', purpose: 'maskable'},
        {...image, src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable'},
      ],
    })
  })
})
