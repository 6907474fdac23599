import {describe, expect, test} from 'vitest'
import {describeStore} from '../../../app/service-worker/describe-store.ts'

const file = (url: string, size: number, more = {}) => ({url, hash: `of ${url}`, size, ...more})

const index = {
  resources: {
    nav: file('data/v1/nav.json', 30_000, {pack: 'site'}),
    pages: {
      '/guides/': file('data/v1/pages/guides/index.json', 20_000, {pack: 'guides'}),
      '/guides/a/': file('data/v1/pages/guides/a.json', 300_000, {pack: 'guides'}),
    },
    packs: {
      site: file('data/v1/packs/site.json', 40_000),
      guides: file('data/v1/packs/guides.json', 480_000),
    },
  },
  size: 1000,
  isComplete: false,
}
const packCosts = new Map(Object.entries({site: 10_000, guides: 48_000}))
const newest = {index, packCosts}

const stored = (name: string) => ({
  ...file(`data/v1/${name}.json`, 20_000),
  url: `/data/v1/${name}.json`,
})
const guide = stored('pages/guides/index')

const nothing = {stored: [], storedIndex: undefined, newest: undefined, progress: undefined}
const stateOf = (known: Partial<Parameters<typeof describeStore>[0]>) =>
  describeStore({...nothing, ...known})

describe('describeStore', () => {
  test('names the full size as an upper limit if the server does not say what it sends', () => {
    const {cost} = stateOf({newest: {index, packCosts: new Map([['site', 10_000]])}})
    expect(cost).toEqual({bytes: 490_000, isMost: true})
  })

  test('names less when some is stored: single files are estimated from their pack', () => {
    const some = [guide, stored('nav')]
    expect(stateOf({stored: some, newest}).cost?.bytes).toBe(45_000)
    const old = {...stored('pages/guides/a'), hash: 'another'}
    expect(stateOf({stored: [old, ...some], newest}).cost?.bytes).toBe(45_000)
  })

  test('names nothing to download where everything is stored, and changes where a newer list has them', () => {
    const [page, all] = [stored('pages/guides/a'), [guide, stored('nav')]]
    const storedIndex = {...index, isComplete: true}
    expect(stateOf({stored: [...all, page], storedIndex, newest})).toMatchObject({
      isComplete: true,
      cost: {bytes: 0, isMost: false},
    })
    const old = {...page, hash: 'old'}
    expect(stateOf({stored: [...all, old], storedIndex, newest})).toMatchObject({
      isComplete: true,
      cost: {bytes: 45_000, isMost: false},
    })
  })
})
