import {findInCode} from './find-in-code.ts'
import {findInPage} from './find-in-markdown.ts'
import {hideNames} from './hide-names.ts'
import type {Passage} from './passage.ts'

/** The prose of a file: text of a page or README, descriptions in JSON, or comments in code. */
export function findPassages(file: string, text: string): Passage[] {
  return findIn(file, text).map(passage => ({...passage, text: hideNames(passage.text)}))
}

function findIn(file: string, text: string): Passage[] {
  if (/\.mdx?$/.test(file)) return findInPage(text, file)
  return file.endsWith('.json') ? findDescriptions(text) : findInCode(text, file)
}

function findDescriptions(text: string): Passage[] {
  return text.split('\n').flatMap((content, index) => {
    const [, json] = /^\s*"description": ("(?:[^"\\]|\\.)*")/.exec(content) ?? []
    return json === undefined ? [] : [{text: String(JSON.parse(json)), line: index + 1}]
  })
}
