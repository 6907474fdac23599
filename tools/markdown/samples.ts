import type {Code, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {findRegion, regionsOf, withoutRegions, type Examples} from '../content/example.ts'
import {nearest} from '../content/issue.ts'
import {
  isConfigFile,
  sampleAttributes,
  sampleKinds,
  scriptLanguage,
  type Sample,
} from '../content/sample.ts'
import {lineOf, report, type Context} from './context.ts'
import {parseFenceMeta} from './fence-meta.ts'

/**
 * Every fence of a page, with how it is to be checked. Fences with `check=build` get their text
 * from the example that they name; what they say of themselves and cannot be is reported.
 */
export function collectSamples(tree: Root, examples: Examples, context: Context): Sample[] {
  const samples: Sample[] = []
  visit(tree, 'code', code => {
    const {title, attributes} = parseFenceMeta(code.meta)
    const lang = code.lang ?? ''
    const kind = isKnownKind(code, attributes, context)
      ? (sampleKinds.find(known => known === attributes.get('check')) ?? defaultKind(code, title))
      : 'text'
    const complaint = findMisuse(kind, title, attributes)
    if (complaint !== undefined) {
      report(context, code, {rule: 'unknown-check', ...complaint})
    } else if (kind === 'build') fill(code, examples, context)
    code.meta = withoutChecks(code.meta)
    const {text, offsets} = lang === 'diff' ? afterDiff(code.value) : wholeText(code.value)
    const line = lineOf(code, context)
    samples.push({
      kind: complaint ? 'text' : kind,
      lang,
      ...(title !== undefined && {title}),
      text,
      lines: offsets.map(offset => line + 1 + (kind === 'build' ? -1 : offset)),
      line,
      attributes: Object.fromEntries(attributes),
    })
  })
  return samples
}

/** How a sample is checked is nothing to readers. */
function withoutChecks(meta: string | null | undefined): string | null {
  const names = sampleAttributes.join('|')
  const rest = meta?.replaceAll(new RegExp(`(?:^|\\s+)(?:${names})=(?:"[^"]*"|[^\\s"]+)`, 'g'), '')
  return rest === undefined || rest.trim() === '' ? null : rest.trim()
}

function defaultKind({lang, value}: Code, title = ''): Sample['kind'] {
  const name = lang ?? ''
  if (/^(?:bash|sh|shell|zsh|console)$/.test(name)) return 'cli'
  if (/^(?:json[c5]?|ya?ml)$/.test(name)) return 'parse'
  if (scriptLanguage(name, title) === undefined) return 'text'
  if (isConfigFile(title)) return 'config'
  return /\.hooks\s*(?:\.|\?\.)/.test(value) ? 'hooks' : 'parse'
}

function isKnownKind(
  code: Code,
  attributes: ReadonlyMap<string, string>,
  context: Context,
): boolean {
  const unknown = [...attributes.keys()].filter(name => !isOneOf(sampleAttributes, name))
  for (const name of unknown) {
    const near = nearest(name, sampleAttributes)
    const message = `A fence cannot say “${name}”.`
    const known = `Known are title, ${sampleAttributes.join(', ')}.`
    const hint = near === undefined ? known : `Did you mean “${near}”?`
    report(context, code, {rule: 'unknown-check', message, hint})
  }
  const check = attributes.get('check')
  if (check === undefined || isOneOf(sampleKinds, check)) return unknown.length === 0
  const near = nearest(check, sampleKinds)
  const message = `No way to check a sample is called “${check}”.`
  const known = `Known are ${sampleKinds.join(', ')}.`
  const hint = near === undefined ? known : `Did you mean “${near}”?`
  report(context, code, {rule: 'unknown-check', message, hint})
  return false
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

/** What each way to check needs, and what the others may not say. */
const needs: Readonly<Record<string, readonly string[]>> = {
  build: ['title', 'example'],
  output: ['example'],
  fails: ['message'],
  none: ['reason'],
}

const owners: ReadonlyArray<[attribute: string, kinds: readonly string[]]> = [
  ['example', ['build', 'output']],
  ['region', ['build']],
  ['of', ['output']],
  ['message', ['fails']],
  ['reason', ['none']],
]

function findMisuse(
  kind: Sample['kind'],
  title: string | undefined,
  attributes: ReadonlyMap<string, string>,
): {message: string; hint: string} | undefined {
  const given = (name: string) => (name === 'title' ? title : attributes.get(name)) ?? ''
  const missing = needs[kind]?.find(name => given(name).trim() === '')
  if (missing !== undefined) {
    const message = `check=${kind} needs ${missing}="…".`
    return {message, hint: 'Add it after the language of the fence.'}
  }
  const idle = owners.find(([name, kinds]) => attributes.has(name) && !kinds.includes(kind))
  if (idle === undefined) return undefined
  const [name, kinds] = idle
  const message = `“${name}” says nothing without ${kinds.map(one => `check=${one}`).join(' or ')}.`
  return {message, hint: 'Add the check, or remove the attribute.'}
}

/** Puts the text of the example's file into a fence that has none. */
function fill(code: Code, examples: Examples, context: Context): void {
  const {title = '', attributes} = parseFenceMeta(code.meta)
  const complain = (message: string, hint: string) =>
    report(context, code, {rule: 'bad-example', message, hint})
  const suggest = (written: string, names: readonly string[]) => {
    const near = nearest(written, names)
    return near === undefined
      ? `There are: ${names.join(', ') || 'none'}.`
      : `Did you mean “${near}”?`
  }
  const name = attributes.get('example') ?? ''
  const example = examples.get(name)
  if (!example) {
    return complain(`There is no example “${name}”.`, suggest(name, [...examples.keys()]))
  }
  if (code.value.trim() !== '') {
    const hint = `Remove the text; that of examples/${name}/${title} takes its place.`
    return complain('The text of a fence with check=build comes from its example.', hint)
  }
  const text = example.files.get(title)
  if (text === undefined) {
    const hint = suggest(title, [...example.files.keys()])
    return complain(`The example “${name}” has no file ${title}.`, hint)
  }
  const region = attributes.get('region')
  const found = region === undefined ? withoutRegions(text) : findRegion(text, region)
  if (found === undefined) {
    const hint = suggest(region ?? '', regionsOf(text))
    return complain(`examples/${name}/${title} has no region “${region}”.`, hint)
  }
  code.value = found
}

function wholeText(text: string): {text: string; offsets: number[]} {
  return {text, offsets: text.split('\n').map((_, index) => index)}
}

/** Removed lines are left out, and the marks of the others; `@@` and file names are no text. */
function afterDiff(text: string): {text: string; offsets: number[]} {
  const kept = text.split('\n').flatMap((line, offset) => {
    if (/^(?:-|@@|\+\+\+ |\\ No newline)/.test(line)) return []
    return [{line: line.replace(/^[+ ]/, ''), offset}]
  })
  return {text: kept.map(({line}) => line).join('\n'), offsets: kept.map(({offset}) => offset)}
}
