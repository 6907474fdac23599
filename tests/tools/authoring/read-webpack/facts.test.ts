import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {findHome} from '#contract/fact-home.ts'
import {defaultsSchema, type Defaults} from '#contract/defaults.ts'
import {factFiles, type FactFile, type Facts} from '#contract/webpack.ts'
import {hashFolders} from '../../../../tools/disk/hash-folders.ts'
import {keyOf} from '../../../../tools/disk/hash.ts'
import {createStore} from '../../../../tools/disk/store.ts'
import {
  readDefaultsSnapshot,
  factFileNames,
  readSnapshots,
} from '../../../../tools/facts/fact-snapshots.ts'
import {buildReport} from '../../../../tools/authoring/read-webpack/compare-facts.ts'
import {buildDefaultsReport} from '../../../../tools/authoring/read-webpack/compare-defaults.ts'
import {readApart, readDefaultsApart} from '../../../../tools/authoring/read-webpack/read-apart.ts'

const snapshots = readSnapshots()
const {options, cli} = snapshots
if (!options || !cli) throw new Error('There is no snapshot of options or of the command line')
const all = Object.values(snapshots).flatMap(({facts}) => facts)
const byId = new Map(all.map(fact => [fact.id, fact]))

const store = createStore('.cache')
const code = hashFolders(['contract', 'documented/package.json', 'tools/authoring/read-webpack'])

/** Reads a file of facts from the packages, unless the store knows what they say. */
async function readKept(file: FactFile): Promise<Facts> {
  const key = keyOf('read-facts', code, process.version, file)
  const kept = store.readText(key, 'facts')
  if (kept !== undefined) return JSON.parse(kept)
  const facts = await readApart(file)
  store.write(key, {facts: JSON.stringify(facts)})
  return facts
}

/** Reads the defaults, unless the store knows them. */
async function readKeptDefaults(): Promise<Defaults> {
  const key = keyOf('read-facts', code, process.version, 'defaults')
  const kept = store.readText(key, 'facts')
  if (kept !== undefined) return defaultsSchema.parse(JSON.parse(kept))
  const defaults = await readDefaultsApart()
  store.write(key, {facts: JSON.stringify(defaults)})
  return defaults
}

describe('the snapshot of', () => {
  test('defaults is what webpack does', async () => {
    const after = await readKeptDefaults()
    expect(buildDefaultsReport(readDefaultsSnapshot(), after)).toBe('')
  })

  test.each(factFileNames)('%s is what the installed packages say', async file => {
    const after = await readKept(file)
    expect(buildReport([{file, before: snapshots[file], after}])).toBe('')
  })

  test.each(factFileNames)('%s has its own kinds, sorted by id', file => {
    const {facts = []} = snapshots[file] ?? {}
    expect([...new Set(facts.map(({kind}) => kind))].toSorted()).toEqual(factFiles[file].toSorted())
    const ids = facts.map(({id}) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
    for (const {id, kind, name} of facts) expect(id).toBe(`${kind}:${name}`)
  })
})

describe('the facts', () => {
  test('are of the versions that are documented', async () => {
    const {dependencies} = JSON.parse(await readFile('documented/package.json', 'utf8'))
    for (const {package: name, version} of Object.values(snapshots)) {
      expect({name, version}).toEqual({name, version: dependencies[name]})
    }
  })

  test('are as many as were counted', () => {
    const counts: Record<string, number> = {}
    for (const {kind} of all) counts[kind] = (counts[kind] ?? 0) + 1
    expect(counts).toEqual({
      option: 856,
      'dev-server': 137,
      'server-method': 52,
      command: 8,
      flag: 17,
      env: 10,
      plugin: 89,
      'plugin-option': 355,
      'plugin-argument': 31,
      hook: 361,
      stage: 15,
      module: 92,
      comment: 20,
      hot: 28,
      runtime: 101,
      loader: 54,
      stats: 180,
      'stats-preset': 8,
      export: 73,
      member: 256,
      error: 319,
    })
    const {facts} = options
    expect(facts.filter(({deprecated}) => deprecated)).toHaveLength(20)
    expect(facts.filter(({experimental}) => experimental)).toHaveLength(16)
    expect(facts.filter(({since}) => since !== undefined)).toHaveLength(145)
  })

  test('name no folder of the machine that read them', () => {
    expect(JSON.stringify(snapshots)).not.toMatch(/"[^"]*\/(?:tmp|home|Users|work|root)\//)
  })

  test('say what an option takes, and its default in each mode', () => {
    expect(byId.get('option:mode')).toEqual({
      id: 'option:mode',
      kind: 'option',
      name: 'mode',
      type: '"development" | "production" | "none"',
      values: ['"development"', '"production"', '"none"'],
      flag: '--mode',
    })
    expect(byId.get('option:output.path')?.default).toEqual({
      development: 'path.join(process.cwd(), "dist")',
      production: 'path.join(process.cwd(), "dist")',
    })
  })

  test('say what a hook gives, and when it fires', () => {
    expect(byId.get('hook:Compiler.emit')?.hook).toMatchObject({
      type: 'AsyncSeriesHook',
      arguments: ['compilation'],
    })
    const places = ['Compiler.environment', 'Compiler.make', 'Compilation.seal', 'Compiler.done']
    const order = places.map(name => byId.get(`hook:${name}`)?.hook?.order ?? 0)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  test('say where a magic comment is read', () => {
    const pairs = all.reduce((sum, fact) => sum + (fact.in?.length ?? 0), 0)
    expect(pairs).toBe(52)
    expect(byId.get('comment:webpackMode')).toMatchObject({
      in: ['import()', 'import() with expression'],
      type: 'string',
    })
  })
})

describe('the aliases of options', () => {
  const {facts, aliases = {}} = options
  const names = new Set(facts.map(({name}) => name))
  const find = (name: string) => findHome(name, aliases, each => names.has(each))

  test('lead to facts', () => {
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
    ['module.rules[].oneOf[].use', 'module.rules[].use'],
    ['module.rules[].oneOf[].oneOf[].use', 'module.rules[].use'],
    ['module.rules[].test.and[].not', 'module.rules[].test.not'],
    ['resolveLoader.alias', 'resolve.alias'],
    ['entry.<key>.library.type', 'output.library.type'],
    ['entry.<key>.path', undefined],
    ['nothing', undefined],
  ])('find the home of %s', (name, home) => {
    expect(find(name)).toBe(home)
  })
})

describe('the flags', () => {
  test('of every schema set an option that is known', () => {
    const own = all.flatMap(({flag}) => (flag === undefined ? [] : [flag]))
    const others = Object.entries(cli.flags ?? {})
    expect(new Set([...own, ...others.map(([flag]) => flag)]).size).toBeGreaterThanOrEqual(1410)
    expect(others.filter(([, id]) => !byId.has(id))).toEqual([])
  })

  test('have short forms, each of one option', () => {
    const others = Object.entries(cli.flags ?? {})
    expect(others.filter(([flag]) => /^-\w/.test(flag))).toEqual([
      ['-d', 'option:devtool'],
      ['-e', 'option:extends'],
      ['-o', 'option:output.path'],
      ['-t', 'option:target'],
      ['-w', 'option:watch'],
    ])
  })
})
