import {readFileSync} from 'node:fs'
import {relative} from 'node:path'
import type {AnyNode} from 'acorn'
import {globSync} from 'tinyglobby'
import {childrenOf} from '../../tools/sources/script-nodes.ts'
import {parseScript} from '../read-webpack/scripts.ts'

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

/**
 * The texts of a package that may be printed at run time, each with the first file that has it: also
 * those of constants and logs, which are no facts. … stands for the parts that differ.
 */
function readMessages(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  const files = globSync('{lib,hot,client}/**/*.{js,mjs,cjs}', {
    cwd: folder,
    absolute: true,
  }).toSorted()
  for (const file of files) {
    for (const text of readTexts(file)) {
      if (isMessage(text) && !found.has(text)) found.set(text, relative(folder, file))
    }
  }
  return found
}

/** The texts of a file, concatenated ones as a whole; none if it is not JavaScript. */
function readTexts(file: string): string[] {
  try {
    return listTexts(parseScript(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return []
  }
}

function listTexts(node: AnyNode): string[] {
  const text = textOf(node)
  return text === undefined ? childrenOf(node).flatMap(listTexts) : [text.trim()]
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    return node.quasis.map(({value}) => value.cooked ?? '').join('…')
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [start, end] = [textOf(node.left), textOf(node.right)]
  return start === undefined && end === undefined ? undefined : `${start ?? '…'}${end ?? '…'}`
}

/** Whether a string is a sentence for people, not code, a comment in code, or a name. */
function isMessage(text: string): boolean {
  const isSentence = /[A-Za-z]{2,} [a-z(]+ \S+ /.test(text)
  return isSentence && !/^\W*\/[/*]|[{};]\s*$|=>|\b(?:var|const|let) |\n\s*\n/.test(text)
}
