import type {DefaultInput, Defaults, OptionDefault} from '#contract/defaults.ts'
import {findInputs, type Input} from './default-inputs.ts'
import {packageVersion} from './documented.ts'
import {findOverrides, type Override} from './find-overrides.ts'
import {learnDefaults, type LearnedDefault} from './learn-defaults.ts'
import type {Result} from './observe-defaults.ts'
import {readOptions} from './read-options.ts'
import {buildValueText} from '#contract/private/value-text.ts'

/** Reads the defaults of webpack's options, and what they depend on. */
export function readDefaults(): Defaults {
  const facts = readOptions().facts.filter(({name}) => !/[[<]/.test(name))
  const inputs = findInputs(facts)
  const overrides = findOverrides(inputs)
  const names = facts.map(({name}) => name)
  const learned = learnDefaults(inputs, names)
  return {
    package: 'webpack',
    version: packageVersion('webpack'),
    inputs: inputs.map((input, index) =>
      buildInput(
        input,
        overrides.filter(each => each.input === index),
        inputs,
      ),
    ),
    options: learned
      .filter(({cases}) => cases.some(result => result && result.value !== 'undefined'))
      .map(each => buildOption(each, inputs))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

function buildInput(
  {name, values, twins = []}: Input,
  overrides: readonly Override[],
  inputs: readonly Input[],
): DefaultInput {
  const textOf = (index: number, value: number) => buildValueText(inputs[index]?.values[value])
  const same = twins.map(([twin, value]) => [buildValueText(twin), buildValueText(value)])
  return {
    name,
    values: values.map(value => buildValueText(value)),
    ...(same.length > 0 && {same: Object.fromEntries(same)}),
    ...(overrides.length > 0 && {
      overrides: overrides.map(({input, given, when, value}) => ({
        given: textOf(input, given),
        when: Object.fromEntries(
          [...when].map(([index, each]) => [inputs[index]?.name, textOf(index, each)]),
        ),
        value: textOf(input, value),
      })),
    }),
  }
}

function buildOption(
  {name, dependsOn, cases}: LearnedDefault,
  inputs: readonly Input[],
): OptionDefault {
  const own = inputs.find(input => input.name === name)
  const texts = cases.map(result => result && JSON.stringify(buildResult(result, own)))
  const results = [...new Set(texts.filter(text => text !== undefined))]
  return {
    name,
    dependsOn: dependsOn.flatMap(index => inputs[index]?.name ?? []),
    results: results.map(text => JSON.parse(text)),
    cases: texts.map(text => (text === undefined ? -1 : results.indexOf(text))),
  }
}

/** A default, with the value of the input if it is written otherwise. */
function buildResult(
  {value, match, error}: Result,
  own: Input | undefined,
): OptionDefault['results'][number] {
  if (error !== undefined) return {error}
  const input = own && match !== undefined ? buildValueText(own.values[match]) : value
  return {value, ...(input !== value && {input})}
}
