import {LineCounter, isCollection, isMap, parseDocument, visit, type Document} from 'yaml'
import type {z} from 'zod'
import {findDeepLine} from './deep-line.ts'
import {checkHidden} from './hidden-characters.ts'
import type {Issue} from './issue.ts'
import {nearest} from './nearest-names.ts'

/** A piece of YAML, and its place. */
export interface YamlSource {
  text: string
  file: string
  /** Number of lines before the text. */
  lineOffset?: number
}

/** Maximum number of issues for one text. */
const MOST_ISSUES = 20

/** The value of a piece of YAML (JSON is YAML too), checked; every issue has its line. */
export function parseYaml<T>(
  schema: z.ZodType<T>,
  source: YamlSource,
): {value?: T; issues: Issue[]} {
  const {text, file, lineOffset = 0} = source
  const deepLine = findDeepLine(text)
  if (deepLine !== undefined) {
    return {issues: [badSyntax(file, deepLine + lineOffset, 'It is nested too deeply')]}
  }
  const lines = new LineCounter()
  const lineAt = (offset: number): number => lines.linePos(offset).line + lineOffset
  // Keys are compared below, because the library compares each key with all others.
  const options = {lineCounter: lines, uniqueKeys: false, resolveKnownTags: false}
  const document = parseDocument(text, options)
  const mistakes = [...document.errors, ...document.warnings]
  if (mistakes.length > 0) {
    const issues = mistakes.map(error => badSyntax(file, lineAt(error.pos[0]), error))
    return {issues: issues.slice(0, MOST_ISSUES)}
  }

  const {issues, firstAlias} = checkNodes(document, file, lineAt)
  if (issues.some(({severity}) => severity === 'error')) return {issues}
  let data: unknown
  try {
    data = document.toJS({maxAliasCount: 100}) ?? {}
  } catch (error) {
    return {issues: [badSyntax(file, lineAt(firstAlias), error)]}
  }
  const result = schema.safeParse(data)
  if (result.success) return {value: result.data, issues}
  return {issues: [...issues, ...badValues(result.error, {schema, document, file, lineAt})]}
}

/** Finds hidden characters, also those written as `\u202E`, and duplicate keys. */
function checkNodes(document: Document.Parsed, file: string, lineAt: (offset: number) => number) {
  const issues: Issue[] = []
  let firstAlias: number | undefined
  try {
    visit(document, {
      Alias(_, {range}) {
        firstAlias ??= range?.[0]
      },
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
  } catch (error) {
    issues.push(badSyntax(file, lineAt(0), error))
  }
  return {issues: issues.slice(0, MOST_ISSUES), firstAlias: firstAlias ?? 0}
}

interface Checked {
  schema: unknown
  document: Document.Parsed
  file: string
  lineAt: (offset: number) => number
}

function badValues({issues}: z.ZodError, {schema, document, file, lineAt}: Checked): Issue[] {
  return issues.slice(0, MOST_ISSUES).flatMap(issue => {
    const line = lineAt(offsetOf(document, issue.path))
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, MOST_ISSUES).map(key => {
        const keyLine = lineAt(offsetOf(document, [...issue.path, key]))
        return unknownKey({file, line: keyLine, key, known: keysOf(schema, issue.path)})
      })
    }
    return [badValue({file, line, key: issue.path.join('.'), problem: issue.message})]
  })
}

/** Returns the line of a path in YAML, for issues that are found later. */
export function createLineFinder(source: YamlSource): (path: readonly PropertyKey[]) => number {
  const {text, lineOffset = 0} = source
  const lines = new LineCounter()
  let document: Document.Parsed | undefined
  return path => {
    document ??= parseDocument(text, {lineCounter: lines})
    return lines.linePos(offsetOf(document, path)).line + lineOffset
  }
}

/** The offset of the key of a path, or of its nearest parent if it is absent. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(item => String(item.key) === String(key))
      const range = hasRange(pair?.key) ? pair.key.range : undefined
      if (range) return range[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (hasRange(node)) return node.range[0]
  }
  return 0
}

function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
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
  const near = nearest(key, known)
  const message = `Unknown key “${key.slice(0, 80)}”.`
  const list = known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it.'
  const hint = near === undefined ? list : `Did you mean “${near}”?`
  return {rule: 'unknown-key', severity: 'error', file, line, message, hint}
}

function badValue(at: {file: string; line: number; key: string; problem: string}): Issue {
  const {file, line, key, problem} = at
  const message = key === '' ? `${problem}.` : `The value of “${key}” is not valid: ${problem}.`
  const rule = file.endsWith('.json') ? 'bad-json' : 'bad-front-matter'
  return {rule, severity: 'error', file, line, message, hint: 'Change the value.'}
}
