import type {OptionDefault} from '#contract/defaults.ts'

type Result = OptionDefault['results'][number]

/** The defaults of an option: its values, or errors, and which of them holds in each case. */
export function defaultOf(
  name: string,
  dependsOn: string[],
  cases: number[],
  ...values: Array<Result | string>
): OptionDefault {
  const results = values.map(value => (typeof value === 'string' ? {value} : value))
  return {name, dependsOn, results, cases}
}
