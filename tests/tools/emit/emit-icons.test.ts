import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {createDocumentBuilder} from '../../../app/documents/build-document.tsx'
import {emitIcons} from '../../../tools/emit/emit-icons.ts'
import {buildManifest} from '../../../tools/output/web-manifest.ts'
import {makeFiles} from '../made-files.ts'
import {siteOf} from '../some-site.ts'

const files: ReadonlyMap<string, Buffer> = await makeFiles(emitIcons())

function readIcon(name: string): Buffer {
  const bytes = files.get(name)
  if (!bytes) throw new Error(`There is no ${name}`)
  return bytes
}

/** The type and the size of a picture, as a head or a manifest would state them. */
function pictureAt(url: string) {
  const {type, width, height} = imageSize(readIcon(url.slice(1)))
  if (type === 'svg') return {type: 'image/svg+xml', sizes: 'any'}
  return {type: `image/${type}`, sizes: `${width}x${height}`}
}

test('the manifest names icons that are there, of the type and the size it says', () => {
  const {icons, ...manifest} = buildManifest({title: 'Small site', description: 'A.'})
  expect(manifest).toMatchObject({name: 'Small site Documentation', short_name: 'Small site'})
  expect(manifest).toMatchObject({lang: 'en', start_url: '/', display: 'minimal-ui'})
  expect(icons).toHaveLength(6)
  for (const {src, type, sizes} of icons) expect(pictureAt(src)).toEqual({type, sizes})
})

const {nav} = siteOf([], {settings: {title: 'Small', url: 'https://small.example.org'}})
const buildDocument = createDocumentBuilder({
  nav,
  files: {boot: '', styles: '', homeStyles: '', printableStyles: '', main: ''},
  notification: undefined,
  feedTitle: undefined,
  theme: 'system',
})
const head = {title: 'A', description: 'A.', canonical: 'https://small.example.org/'}
const html = buildDocument({head, root: '', url: '404'})
const tags = [...html.matchAll(/<(?:link|meta) ([^>]*?)\/?>/g)].map(([, text = '']) => {
  const attributes = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return new Map(attributes.map(([, key = '', value = '']) => [key, value]))
})

test('the head of every document names the manifest, and icons that are there, of the type and the size it says', () => {
  const icons = tags.filter(tag => tag.get('rel')?.includes('icon'))
  expect(icons).toHaveLength(5)
  for (const icon of icons) {
    const {type, sizes} = pictureAt(icon.get('href') ?? '')
    expect([icon.get('type') ?? 'image/png', icon.get('sizes')]).toEqual([type, sizes])
  }
  const manifest = tags.find(tag => tag.get('rel') === 'manifest')
  expect(manifest?.get('href')).toBe('/manifest.json')
})

function find(key: string): string | undefined {
  return tags.find(tag => tag.get('property') === key || tag.get('name') === key)?.get('content')
}

test('the head of every document says its title, its description, its address and its site', () => {
  const {title, description, canonical} = head
  expect(html).toContain(`<title>${title}</title>`)
  expect(tags.find(tag => tag.get('rel') === 'canonical')?.get('href')).toBe(canonical)
  expect(find('description')).toBe(description)
  expect([find('og:title'), find('twitter:title')]).toEqual([title, title])
  expect([find('og:description'), find('og:url')]).toEqual([description, canonical])
  expect([find('og:type'), find('og:site_name')]).toEqual(['website', 'Small'])
  expect(find('theme-color')).toBe('#2B3A42')
})

test('the head of every document names a picture for shared links that is there, as large as it says', () => {
  const image = new URL(find('og:image') ?? '')
  expect(image.origin).toBe('https://small.example.org')
  expect(find('twitter:image')).toBe(image.href)
  expect(find('twitter:card')).toBe('summary_large_image')
  expect(find('og:image:alt')).toMatch(/^\w.{20,}\.$/)
  const sizes = `${find('og:image:width')}x${find('og:image:height')}`
  expect(pictureAt(image.pathname)).toEqual({type: 'image/png', sizes})
})
