import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {isFlagOf, listOptionFlags, typedValues} from '../../../tools/facts/option-flags.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {loadProgram} from '../../../authoring/read-webpack/cli-program.ts'

const flags = listOptionFlags(buildFactSet(Object.values(readSnapshots())))

test('the flags of options have the forms that the command line takes', async () => {
  const {commands} = await loadProgram()
  const known = new Set(commands.flatMap(({options}) => options.map(({long}) => long)))
  const wrong = flags.filter(({name, canBeOff, canBeReset}) => {
    const off = known.has(name.replace('--', '--no-'))
    return !known.has(name) || off !== canBeOff || known.has(`${name}-reset`) !== canBeReset
  })
  expect(wrong).toEqual([])
})

test('the flags of options are all on the page that lists them, once', async () => {
  const page = new URL('../../../content/api/cli-flags.md', import.meta.url)
  const text = await readFile(page, 'utf8')
  const places = [...text.matchAll(/^::flags\{of="([^"]+)"\}$/gm)].flatMap(([, of = '']) =>
    of.split(' '),
  )
  const misplaced = flags.filter(flag => places.filter(place => isFlagOf(flag, place)).length !== 1)
  expect(misplaced.map(({name}) => name)).toEqual([])
})

test.each([
  ['(RegExp | string)[] | ((name: string) => boolean | object)', ['RegExp', 'string']],
  ['"a | b" | false | { c: "d" | "e" }', ['"a | b"', 'false']],
  ['number | Record<string, string | true>', ['number']],
  ['("..." | false | object)[] | boolean', ['"..."', 'boolean']],
  ['object[]', ['object[]']],
])('what can be typed of %s is %j', (type, values) => {
  expect(typedValues(type)).toEqual(values)
})
