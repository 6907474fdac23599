import {expect, test} from 'vitest'
import {packSchema} from '#contract/pack.ts'
import {hashOf} from '../../../tools/disk/hash.ts'
import {emitPacks} from '../../../tools/emit/emit-packs.ts'
import type {Content, FileOutput} from '../../../tools/output/output.ts'
import {makeFiles} from '../made-files.ts'
import {pageOf, siteOf} from '../some-site.ts'
import {writeFolder} from '../temp-folder.ts'

const site = siteOf([pageOf('index.md'), pageOf('guides/a.md'), pageOf('api/b.md')], {
  more: {files: new Map([['guides/my map.png', {hash: 'any'}]])},
})

function fileOf(url: string, content: Content): FileOutput {
  return {url, key: () => url + hashOf(content), make: () => content}
}

const packed =
  'nav sections/guides pages/index pages/guides/index pages/guides/a pages/guides pages/api/b ' +
  'pages/apiary search/terms/0 webpack/options'
const single = 'tree schema/page openapi contributors'.split(' ')
const data = [...packed.split(' '), ...single].map(name => [`data/v1/${name}.json`, '{}'])
const others = ['index.html', 'data/404.json'].map(url => [url, '{}'])
const files: Readonly<Record<string, Content>> = {
  ...Object.fromEntries([...others, ...data]),
  'data/v1/examples/shop.zip': Uint8Array.of(80, 75),
  'guides/my map.png': Uint8Array.of(137, 80, 0, 255),
}

async function packsOf(contents = files, cache?: string) {
  const outputs = Object.entries(contents).map(([url, content]) => fileOf(url, content))
  const made = await makeFiles([...outputs, ...emitPacks(site)], cache)
  return new Map([...made].filter(([url]) => url.startsWith('data/v1/packs/')))
}

async function urlsOf(contents = files) {
  const packs = [...(await packsOf(contents))].map(([url, bytes]) => {
    const pack = packSchema.parse(JSON.parse(`${bytes}`))
    return [url.slice('data/v1/packs/'.length), pack.files.map(file => file.url)] as const
  })
  return Object.fromEntries(packs)
}

test('emitPacks puts what readers need into one file per section, and the rest into two', async () => {
  expect(await urlsOf()).toEqual({
    'site.json': [
      'data/v1/nav.json',
      'data/v1/pages/index.json',
      'data/v1/pages/apiary.json',
      'data/v1/webpack/options.json',
    ],
    'api.json': ['data/v1/pages/api/b.json'],
    'guides.json': [
      'data/v1/sections/guides.json',
      'data/v1/pages/guides/index.json',
      'data/v1/pages/guides/a.json',
      'data/v1/pages/guides.json',
      'guides/my%20map.png',
    ],
    'search.json': ['data/v1/search/terms/0.json'],
  })
})

test('emitPacks puts the data of the explorer into the section of its page', async () => {
  const explorer = siteOf([pageOf('configuration/explorer.md')])
  const urls = ['hooks', 'options', 'defaults'].map(name => `data/v1/webpack/${name}.json`)
  const made = await makeFiles([...urls.map(url => fileOf(url, '{}')), ...emitPacks(explorer)])
  const pack = packSchema.parse(JSON.parse(`${made.get('data/v1/packs/configuration.json')}`))
  expect(pack.files.map(({url}) => url)).toEqual(urls.slice(1))
})

test('emitPacks makes the same bytes again, and changes only the pack of a file that changes', async () => {
  const cache = await writeFolder()
  const first = await packsOf(files, cache)
  expect(await packsOf()).toEqual(first)
  const edited = await packsOf({...files, 'data/v1/pages/api/b.json': '{"title":"C"}'}, cache)
  const changed = [...edited].filter(([url, bytes]) => !first.get(url)?.equals(bytes))
  expect(changed.map(([url]) => url)).toEqual(['data/v1/packs/api.json'])
})

test('emitPacks cuts what is too large for one pack, and leaves the order as it is', async () => {
  const large = (name: string, size: number) =>
    [`data/v1/pages/api/${name}.json`, `"${'x'.repeat(size - 2)}"`] as const
  const pages = [large('c', 1.5e6), large('d', 2.5e6), large('e', 9e6), large('f', 10)]
  expect(await urlsOf(Object.fromEntries(pages))).toEqual({
    'api.json': ['data/v1/pages/api/c.json', 'data/v1/pages/api/d.json'],
    'api/2.json': ['data/v1/pages/api/e.json'],
    'api/3.json': ['data/v1/pages/api/f.json'],
  })
})
