import type {Code, Root} from 'mdast'
import type {Examples} from '../examples/example.ts'
import {
  isConfigFile,
  sampleAttributes,
  sampleKinds,
  scriptLanguage,
  type Sample,
} from '../examples/sample.ts'
import {findMisuse, isKnownKind} from './check-fence.ts'
import {lineOf, report, type Context} from './context.ts'
import {dropAttributes, parseFenceMeta} from './fence-meta.ts'
import {fillSample} from './fill-sample.ts'
import {walkType} from './walk.ts'

/**
 * Every fence of a page, with how it is to be checked. Fences with `check=build` or `check=emitted`
 * get their text from the examples that they name. Contradictory attributes are reported.
 */
export function collectSamples(tree: Root, examples: Examples, context: Context): Sample[] {
  const samples: Sample[] = []
  walkType(tree, 'code', code => {
    const fence = parseFenceMeta(code.meta)
    const {title, attributes} = fence
    const lang = code.lang ?? ''
    const kind = isKnownKind(code, attributes, context)
      ? (sampleKinds.find(known => known === attributes.get('check')) ?? defaultKind(code, title))
      : 'text'
    const complaint = findMisuse(lang, kind, fence)
    if (complaint) report(context, code, {rule: 'unknown-check', ...complaint})
    const isFilled = kind === 'build' || kind === 'emitted'
    const filled = isFilled && !complaint ? fillSample(code, examples) : undefined
    if (filled && 'message' in filled) report(context, code, {rule: 'bad-example', ...filled})
    code.meta = dropAttributes(code.meta, sampleAttributes) // readers do not need them
    const {text, offsets} = filled && 'text' in filled ? wholeText(filled.text) : readText(code)
    const line = lineOf(code, context)
    samples.push({
      kind: complaint ? 'text' : kind,
      lang,
      ...(title !== undefined && {title}),
      text,
      lines: offsets.map(offset => line + 1 + (isFilled ? -1 : offset)),
      line,
      attributes: Object.fromEntries(attributes),
    })
  })
  return samples
}

function defaultKind({lang, value}: Code, title = ''): Sample['kind'] {
  const name = lang ?? ''
  if (/^(?:bash|sh|shell|zsh|console)$/.test(name)) return 'cli'
  if (/^(?:json[c5]?|ya?ml)$/.test(name)) return 'parse'
  if (scriptLanguage(name, title) === undefined) return 'text'
  if (isConfigFile(title)) return 'config'
  return /\.hooks\s*(?:\.|\?\.)/.test(value) ? 'hooks' : 'parse'
}

function readText({lang, value}: Code): {text: string; offsets: number[]} {
  return lang === 'diff' ? afterDiff(value) : wholeText(value)
}

function wholeText(text: string): {text: string; offsets: number[]} {
  return {text, offsets: text.split('\n').map((_, index) => index)}
}

/** Leaves out removed lines, lines with `@@` and file names, and the marks of all other lines. */
function afterDiff(text: string): {text: string; offsets: number[]} {
  const kept = text.split('\n').flatMap((line, offset) => {
    if (/^(?:-|@@|\+\+\+ |\\ No newline)/.test(line)) return []
    return [{line: line.replace(/^[+ ]/, ''), offset}]
  })
  return {text: kept.map(({line}) => line).join('\n'), offsets: kept.map(({offset}) => offset)}
}
