import {readFileSync} from 'node:fs'
import {relative} from 'node:path'
import {parse, type Node} from 'acorn'
import {globSync} from 'tinyglobby'

/**
 * The texts of a package that may be printed at run time, each with the first file that has it: also
 * those of constants and logs, which are no facts. … stands for the parts that differ.
 */
export function readMessages(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const files = globSync('{lib,hot,client}/**/*.{js,mjs,cjs}', {
    cwd: folder,
    absolute: true,
  }).toSorted()
  for (const file of files) {
    for (const text of listTexts(parseFile(readFileSync(file, 'utf8')))) {
      if (isMessage(text) && !found.has(text)) found.set(text, relative(folder, file))
    }
  }
  return found
}

/** What one release prints and another does not. */
export interface MessageChanges {
  /** New texts with their files. */
  readonly added: ReadonlyMap<string, string>
  readonly gone: readonly string[]
}

/** Compares the texts of two releases of a package. */
export function compareMessages(before: string, after: string): MessageChanges {
  const [old, now] = [readMessages(before), readMessages(after)]
  return {
    added: new Map([...now].filter(([text]) => !old.has(text))),
    gone: [...old.keys()].filter(text => !now.has(text)),
  }
}

/** Whether a string is a sentence for people, not code, a comment in code, or a name. */
function isMessage(text: string): boolean {
  const isSentence = /[A-Za-z]{2,} [a-z(]+ \S+ /.test(text)
  return isSentence && !/^\W*\/[/*]|[{};]\s*$|=>|\b(?:var|const|let) |\n\s*\n/.test(text)
}

function parseFile(text: string): Node | undefined {
  for (const sourceType of ['commonjs', 'module'] as const) {
    try {
      return parse(text, {ecmaVersion: 'latest', sourceType, allowHashBang: true})
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return undefined
}

/** The texts in a tree, concatenated ones as a whole. */
function listTexts(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  const text = textOf(tree)
  if (text !== undefined) return [text.trim()]
  return Object.values(tree).flatMap(listTexts)
}

interface TextNode {
  readonly type?: string
  readonly value?: unknown
  readonly operator?: string
  readonly left?: TextNode
  readonly right?: TextNode
  readonly quasis?: ReadonlyArray<{readonly value: {readonly cooked?: string}}>
}

function textOf({type, value, operator, left, right, quasis}: TextNode = {}): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type === 'TemplateLiteral') return quasis?.map(each => each.value.cooked ?? '').join('…')
  if (type !== 'BinaryExpression' || operator !== '+') return undefined
  const [start, end] = [textOf(left), textOf(right)]
  return start === undefined && end === undefined ? undefined : `${start ?? '…'}${end ?? '…'}`
}
