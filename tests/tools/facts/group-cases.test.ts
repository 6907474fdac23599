import {expect, test} from 'vitest'
import {groupCases} from '../../../tools/facts/group-cases.ts'
import {readDefaultsSnapshot} from '../../../tools/facts/fact-snapshots.ts'
import type {Defaults, OptionDefault} from '#contract/defaults.ts'

test('the groups of cases agree with every case of every option of webpack', () => {
  const defaults = readDefaultsSnapshot()
  expect(defaults?.options.flatMap(option => listWrongCases(defaults, option))).toEqual([])
})

/** Cases to which not one group applies, or the group of another default. */
function listWrongCases(defaults: Defaults, option: OptionDefault): string[] {
  const found = groupCases(defaults, option)
  const lists = option.dependsOn.map(
    name => defaults.inputs.find(input => input.name === name)?.values ?? [],
  )
  const combinations = lists.reduce<string[][]>(
    (before, values) => before.flatMap(start => values.map(value => [...start, value])),
    [[]],
  )
  return combinations.flatMap((values, index) => {
    const result = option.results[option.cases[index] ?? -1]
    if (!result) return []
    const matching = found.filter(({when}) =>
      when.some(condition =>
        option.dependsOn.every((name, position) => {
          const allowed = condition.get(name)
          return allowed === undefined || allowed.includes(values[position] ?? '')
        }),
      ),
    )
    const isRight =
      matching.length === 1 &&
      matching[0]?.value === result.value &&
      matching[0]?.error === result.error
    return isRight ? [] : [`${option.name}: ${values.join()}`]
  })
}
