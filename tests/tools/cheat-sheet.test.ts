import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {beforeAll, describe, expect, test} from 'vitest'
import {createStore} from '../../tools/disk/store.ts'
import {loadForRecord, type Recordable} from '../../tools/authoring/records/load-for-record.ts'

const PAGE = 'cheat-sheet.md'

let site: Recordable
beforeAll(async () => {
  site = await loadForRecord({content: 'content', store: createStore('.cache'), files: []})
})

/** Ids of the facts that belong on the page and are missing there. */
function missing(belongs: (id: string) => boolean): string[] {
  const page = site.pages.find(({path}) => path === PAGE)
  const shown = new Set(page?.facts?.map(({id}) => id))
  const wanted = [...site.facts.byId.keys()].filter(belongs)
  if (wanted.length === 0) throw new Error('No fact belongs on the page.')
  return wanted.filter(id => !shown.has(id))
}

describe('the cheat sheet', () => {
  test('has every key of a rule', () => {
    expect(missing(id => /^option:module\.rules\[\]\.\w+$/.test(id))).toEqual([])
  })

  test('has every magic comment', () => {
    expect(missing(id => id.startsWith('comment:'))).toEqual([])
  })

  test('has every property of import.meta', () => {
    expect(missing(id => id.startsWith('module:import.meta.'))).toEqual([])
  })

  test('has every function and property of module.hot', () => {
    expect(missing(id => /^hot:\w+$/.test(id))).toEqual([])
  })

  test('has every command of webpack-cli, and every flag that belongs to no option', () => {
    expect(missing(id => /^(?:command|flag):/.test(id))).toEqual([])
  })

  test('has every placeholder of file names that is not deprecated or internal', () => {
    const {resolve} = createRequire(import.meta.url)
    const plugin = readFileSync(resolve('webpack/lib/template/TemplatedPathPlugin.js'), 'utf8')
    const names = [...plugin.matchAll(/replacements\.set\(\s*"(\w+)"/g)].map(([, name]) => name)
    const hidden = ['filebase', 'moduleid', 'uniquename', 'modulehash', 'url']
    const text = readFileSync(`content/${PAGE}`, 'utf8')
    const lacking = names.filter(name => !hidden.includes(`${name}`) && !text.includes(`[${name}]`))
    expect(names).toEqual(expect.arrayContaining(['contenthash', ...hidden]))
    expect(lacking).toEqual([])
  })
})
