import {findInMarkdown} from './find-in-markdown.ts'
import type {Passage} from './passage.ts'
import {fill, OPAQUE} from './hide-names.ts'

/** The prose of code: of comments, which are Markdown, of messages, and of the names of tests. */
export function findInCode(code: string, file: string): Passage[] {
  const isTest = file.startsWith('tests/') // tests only quote messages
  return [...findComments(code), ...findStrings(code, isTest ? testNames : messages)]
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

/** The first strings of calls of `test`, `describe`, and of what `test.each([…])` returns. */
const testNames = /(?:\b(?:test|describe)(?:\.\w+)?|\]\))\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g

/** Code between backticks, values, and placeholders of `test.each`. */
const values = /`[^`]*`|\$\{[^}]*\}|\$[\w.]+|%[a-z]/g

function findStrings(code: string, strings: RegExp): Passage[] {
  return [...code.matchAll(strings)].map(({0: call, 2: string = '', index}) => ({
    text: string.replace(values, value => fill(value, OPAQUE)),
    line: lineAt(code, index + call.length),
  }))
}

function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}
