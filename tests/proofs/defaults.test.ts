import {realpathSync} from 'node:fs'
import {runInNewContext} from 'node:vm'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {explainDefault, listDefaults} from '#contract/explain-default.ts'
import {readDefaultsSnapshot, readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {applyDefaults} from '../../authoring/read-webpack/apply-defaults.ts'
import {createRandom} from '../../authoring/read-webpack/assignments.ts'
import {writeFolder} from '../tools/temp-folder.ts'

const defaults = readDefaultsSnapshot()
if (!defaults) throw new Error('There is no snapshot of defaults')
const {inputs, options} = defaults

// Some defaults depend on the files of a project.
const previous = process.cwd()
beforeAll(async () => process.chdir(realpathSync(await writeFolder({'package.json': '{}'}))))
afterAll(() => process.chdir(previous))

describe('the snapshot of defaults', () => {
  test('agrees with webpack in 200 random combinations of inputs', () => {
    const random = createRandom(7)
    const counts = {compared: 0, failed: 0}
    for (let number = 0; number < 200; number++) {
      const settings = chooseSettings(random, [0.08, 0.2, 0.5][number % 3] ?? 0)
      const applied = applyDefaults(
        new Map(Object.entries(settings).map(([name, text]) => [name, valueOf(text)])),
      )
      if ('error' in applied) {
        counts.failed++
        expect(explainDefault(defaults, 'output.chunkFormat', settings)?.error).toBe(applied.error)
        continue
      }
      const listed = applied.list()
      const left = options.filter(({name}) => !isSet(name, settings)).map(({name}) => name)
      counts.compared += left.length
      const expected = left.map(name => [name, listed.get(name) ?? 'undefined'])
      const known = listDefaults(defaults, settings)
      const found = left.map(name => [name, known.get(name)?.value])
      expect({settings, values: found}).toEqual({settings, values: expected})
      if (number % 10 > 0) continue // an explanation of a value takes longer than to look it up
      const explained = left.map(name => [name, explainDefault(defaults, name, settings)?.value])
      expect({settings, values: explained}).toEqual({settings, values: expected})
    }
    expect(counts.compared).toBeGreaterThan(50_000)
    expect(counts.failed).toBeGreaterThan(2)
  })

  test.each(['development', 'production'] as const)(
    'agrees in mode %s with the facts about options',
    mode => {
      const {facts = []} = readSnapshots().options ?? {}
      const known = facts.filter(fact => fact.default?.[mode] !== undefined)
      expect(known.length).toBeGreaterThan(250)
      for (const fact of known) {
        const value = explainDefault(defaults, fact.name, {mode: `"${mode}"`})?.value
        expect([fact.name, value]).toEqual([fact.name, fact.default?.[mode]])
      }
    },
  )

  test('has a case for each combination of what an option depends on, and no other input', () => {
    const counts = new Map(inputs.map(({name, values}) => [name, values.length]))
    for (const {name, dependsOn, results, cases} of options) {
      const size = dependsOn.reduce((product, input) => product * (counts.get(input) ?? 0), 1)
      const used = new Set(cases.filter(result => result >= 0))
      expect([name, cases.length, used.size]).toEqual([name, size, results.length])
    }
    const used = new Set(options.flatMap(({dependsOn}) => dependsOn))
    expect(inputs.filter(({name}) => !used.has(name))).toEqual([])
  })
})

/** Sets each input with a probability. */
function chooseSettings(random: () => number, probability: number): Record<string, string> {
  const chosen = inputs.filter(() => random() < probability)
  return Object.fromEntries(
    chosen.map(({name, values}) => [name, values[Math.floor(random() * values.length)] ?? '']),
  )
}

/** Whether an option, or a part of it, is set. */
function isSet(name: string, settings: Readonly<Record<string, string>>): boolean {
  return Object.entries(settings).some(
    ([set, value]) => value !== 'undefined' && (set === name || set.startsWith(`${name}.`)),
  )
}

/** The value of an expression, with the prototypes of this realm. */
function valueOf(text: string): unknown {
  const json: unknown = runInNewContext(`JSON.stringify(${text})`)
  return json === undefined ? undefined : JSON.parse(String(json))
}
