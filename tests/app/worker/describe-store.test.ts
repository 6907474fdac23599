import {describe, expect, test} from 'vitest'
import {describeStore} from '../../../app/worker/describe-store.ts'

const file = (url: string, size: number, pack?: string) => ({
  url,
  hash: `hash of ${url}`,
  size,
  ...(pack !== undefined && {pack}),
})

const index = {
  resources: {
    nav: file('data/v1/nav.json', 30_000, 'site'),
    pages: {
      '/guides/': file('data/v1/pages/guides/index.json', 20_000, 'guides'),
      '/guides/a/': file('data/v1/pages/guides/a.json', 300_000, 'guides'),
    },
    packs: {
      site: file('data/v1/packs/site.json', 40_000),
      guides: file('data/v1/packs/guides.json', 480_000),
    },
  },
  size: 1000,
  isComplete: false,
}
const guide = {
  url: '/data/v1/pages/guides/index.json',
  hash: 'hash of data/v1/pages/guides/index.json',
  size: 20_000,
}
const packCosts = new Map([
  ['site', 10_000],
  ['guides', 48_000],
])
const unknown = {storedIndex: undefined, newest: undefined, progress: undefined}

describe('describeStore', () => {
  test('counts what is stored, and knows neither size nor cost without a list', () => {
    expect(describeStore({...unknown, stored: [guide]})).toEqual({
      pages: 1,
      bytes: 20_000,
      isComplete: false,
    })
  })

  test('names the size of everything, and no cost that no server has named', () => {
    expect(describeStore({...unknown, stored: [guide], storedIndex: index})).toEqual({
      pages: 1,
      allPages: 2,
      bytes: 20_000,
      allBytes: 351_000,
      isComplete: false,
    })
  })

  test('names the bytes of the packs that are to be downloaded', () => {
    const {cost} = describeStore({...unknown, stored: [], newest: {index, packCosts}})
    expect(cost).toEqual({bytes: 58_000, isMost: false})
  })

  test('names less when some is stored: single files are estimated from their pack', () => {
    const stored = [guide, {...guide, url: '/data/v1/nav.json', hash: 'hash of data/v1/nav.json'}]
    const newest = {index, packCosts}
    expect(describeStore({...unknown, stored, newest}).cost?.bytes).toBe(45_000)
    const others = [{...guide, url: '/data/v1/pages/guides/a.json', hash: 'another'}, ...stored]
    expect(describeStore({...unknown, stored: others, newest}).cost?.bytes).toBe(45_000)
  })

  test('names nothing to download where everything is stored, and changes where a newer list has them', () => {
    const stored = ['nav', 'pages/guides/index', 'pages/guides/a'].map(name => ({
      url: `/data/v1/${name}.json`,
      hash: `hash of data/v1/${name}.json`,
      size: 1,
    }))
    const storedIndex = {...index, isComplete: true}
    const newest = {index, packCosts}
    const state = describeStore({...unknown, stored, storedIndex, newest})
    expect(state).toMatchObject({isComplete: true, cost: {bytes: 0, isMost: false}})
    const changed = stored.map(one => ({
      ...one,
      hash: one.url.endsWith('/a.json') ? 'old' : one.hash,
    }))
    expect(describeStore({...unknown, stored: changed, storedIndex, newest})).toMatchObject({
      isComplete: true,
      cost: {bytes: 45_000, isMost: false},
    })
  })

  test('names the full size as an upper limit if the server does not say what it sends', () => {
    const newest = {index, packCosts: new Map([['site', 10_000]])}
    const {cost} = describeStore({...unknown, stored: [], newest})
    expect(cost).toEqual({bytes: 490_000, isMost: true})
  })
})
