import {LineCounter, isCollection, parseDocument, visit, type Document} from 'yaml'
import type {z} from 'zod'
import {findDeepLine} from './deep-line.ts'
import {checkHidden} from './hidden-characters.ts'
import type {Issue} from '../issues/issue.ts'
import {suggestName} from '../issues/nearest-names.ts'
import {hasRange, offsetOf, type YamlSource} from './yaml-lines.ts'

/** Maximum number of issues for one text. */
const MAX_ISSUES = 20

/** A checked value; none if there are errors. */
interface Parsed<T> {
  value?: T
  issues: Issue[]
}

/** The value of a piece of YAML (JSON is YAML too), checked; every issue has its line. */
export function parseYaml<T>(schema: z.ZodType<T>, source: YamlSource): Parsed<T> {
  const {text, file, lineOffset = 0} = source
  const deepLine = findDeepLine(text)
  if (deepLine !== undefined) {
    return {issues: [badSyntax(file, deepLine + lineOffset, 'It is nested too deeply')]}
  }
  try {
    return parseChecked(schema, source)
  } catch (error) {
    return {issues: [badSyntax(file, lineOffset + 1, error)]} // aliases that would grow without end
  }
}

function parseChecked<T>(schema: z.ZodType<T>, source: YamlSource): Parsed<T> {
  const {text, file, lineOffset = 0} = source
  const lines = new LineCounter()
  const lineAt = (offset: number): number => lines.linePos(offset).line + lineOffset
  // Keys are compared below, because the library compares each key with all others.
  const options = {lineCounter: lines, uniqueKeys: false, resolveKnownTags: false}
  const document = parseDocument(text, options)
  const mistakes = [...document.errors, ...document.warnings]
  if (mistakes.length > 0) {
    const issues = mistakes.map(error => badSyntax(file, lineAt(error.pos[0]), error))
    return {issues: issues.slice(0, MAX_ISSUES)}
  }

  const issues = checkNodes(document, file, lineAt)
  if (issues.some(({severity}) => severity === 'error')) return {issues}
  const result = schema.safeParse(document.toJS({maxAliasCount: 100}) ?? {})
  if (result.success) return {value: result.data, issues}
  return {issues: [...issues, ...badValues(result.error, {schema, document, file, lineAt})]}
}

/** Finds hidden characters, also those written as `\u202E`, and duplicate keys. */
function checkNodes(document: Document.Parsed, file: string, lineAt: (offset: number) => number) {
  const issues: Issue[] = []
  visit(document, {
    Scalar(_, {value, range}) {
      const line = lineAt(range?.[0] ?? 0)
      if (typeof value !== 'string') return
      issues.push(...checkHidden(value.replaceAll('\n', ' '), {file, line}))
    },
    Map(_, {items}) {
      const keys = new Set<string>()
      for (const {key} of items) {
        const name = String(key)
        const place = lineAt(hasRange(key) ? key.range[0] : 0)
        if (isCollection(key)) issues.push(badSyntax(file, place, 'Keys must be strings'))
        if (keys.has(name)) issues.push(badSyntax(file, place, 'Map keys must be unique'))
        keys.add(name)
      }
    },
  })
  return issues.slice(0, MAX_ISSUES)
}

interface Checked {
  schema: unknown
  document: Document.Parsed
  file: string
  lineAt: (offset: number) => number
}

function badValues({issues}: z.ZodError, {schema, document, file, lineAt}: Checked): Issue[] {
  return issues.slice(0, MAX_ISSUES).flatMap(issue => {
    const line = lineAt(offsetOf(document, issue.path))
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, MAX_ISSUES).map(key => {
        const keyLine = lineAt(offsetOf(document, [...issue.path, key]))
        return unknownKey({file, line: keyLine, key, known: keysOf(schema, issue.path)})
      })
    }
    return [badValue({file, line, key: issue.path.join('.'), problem: issue.message})]
  })
}

/** The keys of an object schema at a path, to suggest a similar one. */
function keysOf(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (path.length > 0 || typeof schema !== 'object' || schema === null) return []
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null
    ? Object.keys(schema.shape)
    : []
}

function badSyntax(file: string, line: number, error: unknown): Issue {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const message = `This is not valid: ${reason.replace(/ at line \d+.*$/, '')}.`
  const rule = file.endsWith('.json') ? 'bad-json' : 'bad-front-matter'
  return {rule, severity: 'error', file, line, message, hint: 'Fix the syntax.'}
}

function unknownKey(at: {file: string; line: number; key: string; known: string[]}): Issue {
  const {file, line, key, known} = at
  const message = `Unknown key “${key.slice(0, 80)}”.`
  const list = known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it.'
  const hint = suggestName(key, known, list)
  return {rule: 'unknown-key', severity: 'error', file, line, message, hint}
}

function badValue(at: {file: string; line: number; key: string; problem: string}): Issue {
  const {file, line, key, problem} = at
  const message = key === '' ? `${problem}.` : `The value of “${key}” is not valid: ${problem}.`
  const rule = file.endsWith('.json') ? 'bad-json' : 'bad-front-matter'
  return {rule, severity: 'error', file, line, message, hint: 'Change the value.'}
}
