import {findInMarkdown} from './find-in-markdown.ts'
import type {Passage} from './passage.ts'
import {fill, OPAQUE} from './hide-names.ts'

/** The prose of code: of comments, which are Markdown, and of messages. Tests only quote messages. */
export function findInCode(code: string, file: string): Passage[] {
  const isTest = file.startsWith('tests/')
  return [...findComments(code), ...(isTest ? [] : findMessages(code))]
}

/**
 * Matches comments that begin a line, and `//` after code on the same line. Does not parse the code:
 * text of a template that looks like such a comment counts as one, and `/*` after code does not.
 */
const comments =
  /^[ \t]*\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/ .*(?:\n|$))+)|(?<=^.*[\w;,{}()[\]'"`] )\/\/ (.*)$/gm

function findComments(code: string): Passage[] {
  return [...code.matchAll(comments)].flatMap(({1: block, 2: lines, 3: end, index}) => {
    const markdown = (block ?? lines ?? end ?? '').replace(/^[ \t]*(?:\*|\/\/)? ?/gm, '')
    const passages = findInMarkdown(markdown, 'comment.md')
    return passages.map(({text, line}) => ({text, line: line + lineAt(code, index) - 1}))
  })
}

/** Strings and templates on one line that begin with a capital and end with a full stop. */
const messages =
  /(?<![\w\\])(['"`])((?:[A-Z“]|\$\{)(?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*[.?!])\1/g

/** Code between backticks, and values. */
const values = /`[^`]*`|\$\{[^}]*\}/g

function findMessages(code: string): Passage[] {
  return [...code.matchAll(messages)].map(({2: message = '', index}) => ({
    text: message.replace(values, value => fill(value, OPAQUE)),
    line: lineAt(code, index),
  }))
}

function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}
