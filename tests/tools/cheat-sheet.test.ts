import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {expect, test} from 'vitest'
import {createStore} from '../../tools/disk/store.ts'
import {loadForRecord} from '../../authoring/records/load-for-record.ts'

const PAGE = 'cheat-sheet.md'

const store = createStore('.cache')
const site = await loadForRecord({content: 'content', store, files: []})

test.each([
  ['key of a rule', /^option:module\.rules\[\]\.\w+$/],
  ['magic comment', /^comment:/],
  ['property of import.meta', /^module:import\.meta\./],
  ['function and property of module.hot', /^hot:\w+$/],
  ['command of webpack-cli, and every flag that belongs to no option', /^(?:command|flag):/],
])('the cheat sheet has every %s', (_, pattern) => {
  const page = site.pages.find(({path}) => path === PAGE)
  const shown = new Set(page?.facts?.map(({id}) => id))
  const wanted = [...site.facts.byId.keys()].filter(id => pattern.test(id))
  expect(wanted).not.toEqual([])
  expect(wanted.filter(id => !shown.has(id))).toEqual([])
})

test('the cheat sheet has every placeholder of file names that is not deprecated or internal', () => {
  const {resolve} = createRequire(import.meta.url)
  const plugin = readFileSync(resolve('webpack/lib/template/TemplatedPathPlugin.js'), 'utf8')
  const names = [...plugin.matchAll(/replacements\.set\(\s*"(\w+)"/g)].map(([, name]) => name)
  const hidden = ['filebase', 'moduleid', 'uniquename', 'modulehash', 'url']
  const text = readFileSync(`content/${PAGE}`, 'utf8')
  const lacking = names.filter(name => !hidden.includes(`${name}`) && !text.includes(`[${name}]`))
  expect(names).toEqual(expect.arrayContaining(['contenthash', ...hidden]))
  expect(lacking).toEqual([])
})
