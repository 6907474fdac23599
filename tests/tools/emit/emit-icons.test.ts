import {Resvg} from '@resvg/resvg-wasm'
import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {createDocumentBuilder} from '../../../app/documents/build-document.tsx'
import {emitIcons} from '../../../tools/emit/emit-icons.ts'
import {buildManifest} from '../../../tools/output/web-manifest.ts'
import {makeFiles} from '../made-files.ts'
import {siteOf} from '../some-site.ts'

const BACKGROUND = [0x2b, 0x3a, 0x42, 255]

const files: ReadonlyMap<string, Buffer> = await makeFiles(emitIcons())

function readIcon(name: string): Buffer {
  const bytes = files.get(name)
  if (!bytes) throw new Error(`There is no ${name}`)
  return bytes
}

/** The colors of a PNG: red, green, blue and alpha. */
function readPixels(name: string): (x: number, y: number) => number[] {
  const bytes = readIcon(name)
  const {width, height} = imageSize(bytes)
  const href = `data:image/png;base64,${bytes.toString('base64')}`
  const image = `<image href="${href}" width="${width}" height="${height}"/>`
  const {pixels} = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render()
  return (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

test.each(['icon-180', 'maskable-192', 'maskable-512'])(
  'the icons show the whole cube within the inner circle of %s, on one opaque color',
  name => {
    const pixel = readPixels(`icons/${name}.png`)
    const size = Number(name.split('-')[1])
    const outside = new Set<string>()
    for (let at = 0; at < size ** 2; at++) {
      const [x, y] = [at % size, Math.floor(at / size)]
      const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
      if (distance > 0.4 * size) outside.add(pixel(x, y).join(' '))
    }
    expect([...outside]).toEqual([BACKGROUND.join(' ')])
    expect(pixel(size / 2, size / 2)).not.toEqual(BACKGROUND)
  },
)

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
  files: {boot: '', styles: '', homeStyles: '', main: ''},
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

test('the head of every document names a picture for shared links that is there, as large as it says', () => {
  const find = (key: string) =>
    tags.find(tag => tag.get('property') === key || tag.get('name') === key)?.get('content')
  const image = new URL(find('og:image') ?? '')
  expect(image.origin).toBe('https://small.example.org')
  expect(find('twitter:image')).toBe(image.href)
  expect(find('twitter:card')).toBe('summary_large_image')
  expect(find('og:image:alt')).toMatch(/^\w.{20,}\.$/)
  const sizes = `${find('og:image:width')}x${find('og:image:height')}`
  expect(pictureAt(image.pathname)).toEqual({type: 'image/png', sizes})
})
