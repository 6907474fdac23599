import {structuredPatch} from 'diff'
import type {Code} from 'mdast'
import {
  EMITTED_FOLDER,
  emittedPath,
  type Example,
  type Examples,
  findRegion,
  regionsOf,
  withoutRegions,
} from '../examples/example.ts'
import type {Problem} from '../issues/issue.ts'
import {suggestName} from '../issues/nearest-names.ts'
import {parseFenceMeta} from './fence-meta.ts'

/**
 * Puts the text of the example's file into a fence that has none, the recorded text of a file that
 * its build emits, or the difference from the same file of another example. Returns the text of the
 * file, or what is wrong.
 */
export function fillSample(code: Code, examples: Examples): {text: string} | Problem {
  const {title = '', attributes} = parseFenceMeta(code.meta)
  const region = attributes.get('region')
  const check = attributes.get('check') ?? ''
  const path = check === 'emitted' ? emittedPath(title) : title
  const example = findExample(attributes.get('example') ?? '', examples)
  if ('message' in example) return example
  if (code.value.trim() !== '') {
    return {
      message: `A fence with check=${check} must be empty, because its text comes from the example.`,
      hint: `Remove the text; that of examples/${example.name}/${path} takes its place.`,
    }
  }
  const shown = findText(example, path, region)
  if ('message' in shown) return shown
  const {text} = shown
  const earlier = attributes.get('from')
  if (earlier === undefined) {
    code.value = text
    return shown
  }
  const from = findExample(earlier, examples)
  if ('message' in from) return from
  const before = findText(from, title, region)
  const difference = formatDifference('text' in before ? before.text : '', text)
  if (difference === '') {
    return {
      message: `${title} is the same in the examples “${from.name}” and “${example.name}”.`,
      hint: 'Name the previous example in from=…, or remove from=….',
    }
  }
  code.value = difference
  return shown
}

function findExample(name: string, examples: Examples): Example | Problem {
  const known = examples.get(name)
  return known ?? {message: `There is no example “${name}”.`, hint: suggest(name, examples.keys())}
}

/** The text of a file without the marks of its regions. */
function findText(
  {name, files, binaries}: Example,
  title: string,
  region: string | undefined,
): {text: string} | Problem {
  const text = files.get(title)
  if (text === undefined) {
    const message = `The example “${name}” has no file ${title}.`
    const isEmitted = title.startsWith(EMITTED_FOLDER)
    const hint =
      'Add "emitted": true to its example.json, and run npm run check:content -- --record.'
    return {message, hint: isEmitted ? hint : suggest(title, files.keys())}
  }
  if (binaries.has(title)) {
    const message = `${title} of the example “${name}” is not a text file.`
    return {message, hint: 'Show the file that refers to it.'}
  }
  if (region === undefined) return {text: withoutRegions(text)}
  const found = findRegion(text, region)
  if (found !== undefined) return {text: found}
  const message = `examples/${name}/${title} has no region “${region}”.`
  return {message, hint: suggest(region, regionsOf(text))}
}

function suggest(written: string, candidates: Iterable<string>): string {
  const names = [...candidates]
  return suggestName(written, names, `Known names: ${names.join(', ') || 'none'}.`)
}

/** Files of at most this many lines are shown completely, with their changes. */
const SHORT = 40

/** Unchanged lines around a change in a longer file. */
const AROUND = 3

/**
 * Formats the difference of two texts. Removed lines begin with `-`, added ones with `+`, others
 * with a space. For a long text, only the changes are shown, each below a line with its position.
 */
function formatDifference(before: string, after: string): string {
  const isShort = after.split('\n').length <= SHORT
  const context = isShort ? Number.MAX_SAFE_INTEGER : AROUND
  const {hunks} = structuredPatch('', '', endLine(before), endLine(after), '', '', {context})
  return hunks
    .flatMap(({oldStart, oldLines, newStart, newLines, lines}) => {
      const place = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`
      return newStart > 1 ? [place, ...lines] : lines
    })
    .join('\n')
}

/** A last line without an end would differ from the same line with one. */
function endLine(text: string): string {
  return text === '' ? '' : `${text}\n`
}
