import type {Issue} from '../../tools/issues/issue.ts'
import type {PageSample} from './page-samples.ts'
import {parseScript} from './parse-script.ts'
import {findOption} from './script-tree.ts'
import type {Finding} from './worker/finding.ts'

/** Turns a finding in a sample into an issue of its page, on the right line if it is known. */
export function placeFinding({file, sample}: PageSample, finding: Finding): Issue {
  const {rule, message, hint, replacement} = finding
  const inText = lineIn(sample.text, sample.title ?? '', finding, sample.lang)
  const isKnown = finding.line !== undefined || finding.path !== undefined
  const line = isKnown ? (sample.lines[inText - 1] ?? sample.line) : sample.line
  const issue = {rule, severity: 'error', file, line, message, hint} as const
  return replacement ? {...issue, replacement} : issue
}

/** The line of a finding, as far as it is known. */
export function lineIn(text: string, title: string, {line, path}: Finding, lang = 'js'): number {
  if (line !== undefined || path === undefined) return line ?? 1
  const {program} = parseScript(text, lang === 'diff' ? 'js' : lang, title)
  const found = program && findOption(program, path)
  if (found !== undefined) return found
  const last = path.at(-1) ?? ''
  return (
    Math.max(
      0,
      text.split('\n').findIndex(one => one.includes(last)),
    ) + 1
  )
}
