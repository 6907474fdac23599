import {z} from 'zod'
import {EXPECT_FILE, type Example, placeOf} from '../../tools/examples/example.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import {parseJson} from '../../tools/sources/json-value.ts'
import type {Built} from './worker/finding.ts'

/** Schema of `expect.json`. */
export const expectSchema = z.strictObject({
  assets: z.record(z.string(), z.int()),
  errors: z.array(z.string()).optional(),
  warnings: z.array(z.string()).optional(),
  prints: z.array(z.string()).optional(),
})

/** Creates the content of `expect.json` from a build. */
export function formatExpectation({assets, errors, warnings, prints}: Built): string {
  const sorted = Object.fromEntries(Object.entries(assets).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const value = {
    assets: sorted,
    ...(errors.length > 0 && {errors: errors.map(({message}) => message)}),
    ...(warnings.length > 0 && {warnings: warnings.map(firstLine)}),
    ...(prints.length > 0 && {prints}),
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

/**
 * Compares the result of a build with the committed one. Messages that were recorded with another
 * version of Node.js may differ: only their number is compared.
 */
export function checkExpectation(
  {name, files}: Example,
  built: Built,
  {hasOtherMessages = false} = {},
): Issue[] {
  const text = files.get(EXPECT_FILE)
  const file = placeOf(name, EXPECT_FILE)
  const wrong = (message: string, line = 1): Issue => ({
    rule: 'wrong-output',
    severity: 'error',
    file,
    line,
    message,
    hint: 'Review the change. To update the file, run npm run check:content -- --record.',
  })
  if (text === undefined) return [wrong('The example has no expect.json.')]
  const {value, issues} = parseJson(expectSchema, {text, file, lineOffset: 0})
  if (!value) return issues
  const lineOf = (part: string) => {
    const index = text.split('\n').findIndex(line => line.includes(JSON.stringify(part)))
    return Math.max(index, 0) + 1
  }
  const {assets, errors = [], warnings = [], prints = []} = value
  const compare = hasOtherMessages ? compareLengths : compareLists
  const names = [...new Set([...Object.keys(assets), ...Object.keys(built.assets)])]
  const changed = names.flatMap(asset => {
    const [before, now] = [assets[asset], built.assets[asset]]
    if (before === now) return []
    if (now === undefined) return [wrong(`The build does not emit ${asset}.`, lineOf(asset))]
    if (before === undefined) return [wrong(`The build also emits ${asset} with ${now} bytes.`)]
    return [wrong(`${asset} has ${now} bytes instead of ${before}.`, lineOf(asset))]
  })
  const said = [
    ...compare(
      'fails with',
      errors,
      built.errors.map(({message}) => message),
    ),
    ...compare('warns', warnings, built.warnings.map(firstLine)),
    ...compare('prints', prints, built.prints),
  ].map(({message, part}) => wrong(message, lineOf(part)))
  return [...changed, ...said]
}

type Compare = (
  verb: string,
  expected: readonly string[],
  actual: readonly string[],
) => Array<{message: string; part: string}>

const compareLengths: Compare = (verb, expected, actual) => {
  if (expected.length === actual.length) return []
  const message = `It ${verb} ${actual.length} messages instead of ${expected.length}.`
  return [{message, part: expected.at(-1) ?? ''}]
}

function compareLists(
  verb: string,
  expected: readonly string[],
  actual: readonly string[],
): Array<{message: string; part: string}> {
  const index = expected.findIndex((line, at) => line !== actual[at])
  const at = index === -1 ? expected.length : index
  if (at === expected.length && actual.length <= at) return []
  const show = (line: string | undefined) => (line === undefined ? 'nothing' : `“${line}”`)
  const message = `It ${verb} ${show(actual[at])} instead of ${show(expected[at])}.`
  return [{message, part: expected[at] ?? expected[at - 1] ?? ''}]
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
