import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {findHome} from '#contract/fact-home.ts'
import {factFiles} from '#contract/webpack.ts'
import {factFileNames, readSnapshots} from '../../../tools/facts/fact-snapshots.ts'

const snapshots = readSnapshots()
const {options, cli} = snapshots
if (!options || !cli) throw new Error('There is no snapshot of options or of the command line')
const all = Object.values(snapshots).flatMap(({facts}) => facts)
const byId = new Map(all.map(fact => [fact.id, fact]))

test.each(factFileNames)('the snapshot of %s has its own kinds, sorted by id', file => {
  const {facts = []} = snapshots[file] ?? {}
  expect([...new Set(facts.map(({kind}) => kind))].toSorted()).toEqual(factFiles[file].toSorted())
  const ids = facts.map(({id}) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted())
  for (const {id, kind, name} of facts) expect(id).toBe(`${kind}:${name}`)
})

test('the facts are of the versions that are documented', async () => {
  const {dependencies} = JSON.parse(await readFile('documented/package.json', 'utf8'))
  for (const {package: name, version} of Object.values(snapshots)) {
    expect({name, version}).toEqual({name, version: dependencies[name]})
  }
})

test('the facts name no folder of the machine that read them', () => {
  expect(JSON.stringify(snapshots)).not.toMatch(/"[^"]*\/(?:tmp|home|Users|work|root)\//)
})

test('the facts say when a hook fires, and where a magic comment is read', () => {
  const places = ['Compiler.environment', 'Compiler.make', 'Compilation.seal', 'Compiler.done']
  const order = places.map(name => byId.get(`hook:${name}`)?.hook?.order ?? 0)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
  expect(all.reduce((sum, fact) => sum + (fact.in?.length ?? 0), 0)).toBe(52)
})

const {facts, aliases = {}} = options
const names = new Set(facts.map(({name}) => name))
const find = (name: string) => findHome(name, aliases, each => names.has(each))

test('the aliases of options lead to facts', () => {
  const lost = Object.keys(aliases).filter(
    alias => !facts.some(({name}) => name === find(alias)) && !isPartOfFacts(alias),
  )
  expect(lost).toEqual([])
})

function isPartOfFacts(alias: string): boolean {
  const target = aliases[alias] ?? ''
  return facts.some(({name}) => name.startsWith(target)) || Object.hasOwn(aliases, target)
}

test.each([
  ['module.rules[].use', 'module.rules[].use'],
  ['module.rules[].oneOf[].oneOf[].use', 'module.rules[].use'],
  ['module.rules[].test.and[].not', 'module.rules[].test.not'],
  ['resolveLoader.alias', 'resolve.alias'],
  ['entry.<key>.library.type', 'output.library.type'],
  ['entry.<key>.path', undefined],
  ['nothing', undefined],
])('the aliases of options find the home of %s', (name, home) => {
  expect(find(name)).toBe(home)
})

test('every flag of a schema sets an option that is known', () => {
  const others = Object.entries(cli.flags ?? {})
  expect(others.filter(([, id]) => !byId.has(id))).toEqual([])
})

test('the flags have short forms, each of one option', () => {
  const others = Object.entries(cli.flags ?? {})
  const short = others.filter(([flag]) => /^-\w/.test(flag)).map(([flag, id]) => `${flag} ${id}`)
  expect(short.join()).toBe(
    '-d option:devtool,-e option:extends,-o option:output.path,-t option:target,-w option:watch',
  )
})
