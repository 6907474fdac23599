import type {Rule} from './rule.ts'

/** A problem in the content, reported to its author. */
export interface Issue {
  readonly rule: Rule
  /** An error stops the build; a warning is only reported. */
  readonly severity: 'error' | 'warning'
  /** Path of the file, relative to the content folder. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The problem. */
  readonly message: string
  /** How to fix it. */
  readonly hint: string
  /** How a command can fix it. */
  readonly replacement?: LineReplacement | undefined
}

/** What is wrong and how to fix it, wherever it is. */
export type Problem = Pick<Issue, 'message' | 'hint'>

/** A part of a line, and what it becomes. */
export interface LineReplacement {
  readonly shown: string
  readonly text: string
}

/** Content has errors; carries every issue of the run. */
export class ContentError extends Error {
  readonly issues: readonly Issue[]
  /** Added before every place. */
  readonly folder: string | undefined

  constructor(issues: readonly Issue[], folder?: string) {
    super(formatIssues(sumUpIssues(issues), folder))
    this.name = 'ContentError'
    this.issues = issues
    this.folder = folder
  }
}

/** Number of issues of one rule in one file that are shown one by one. */
const MAX_SHOWN = 20

/**
 * The first issues of each rule in each file, and one that counts the rest, so that the other rules
 * stay visible.
 */
export function sumUpIssues(issues: readonly Issue[]): readonly Issue[] {
  const groups = new Map<string, Issue[]>()
  for (const issue of issues.toSorted((a, b) => a.line - b.line)) {
    const name = `${issue.severity} ${issue.rule} ${issue.file}`
    const group = groups.get(name) ?? []
    groups.set(name, group)
    group.push(issue)
  }
  return [...groups.values()].flatMap(group => {
    const next = group[MAX_SHOWN]
    if (next === undefined || group.length === MAX_SHOWN + 1) return group
    const count = (group.length - MAX_SHOWN).toLocaleString('en-US')
    const message = `This file has ${count} more of these, from this line on.`
    const hint = 'Fix those above first.'
    return [...group.slice(0, MAX_SHOWN), {...next, message, hint}]
  })
}

/**
 * The issues as an author reads them, sorted by place:
 *
 *     content/guides/caching.md:12  dead-link
 *       There is no page /guides/cacheing/.
 *       Link /guides/caching/ instead.
 */
export function formatIssues(issues: readonly Issue[], folder = 'content'): string {
  return issues
    .toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.rule, b.rule))
    .map(({file, line, rule, severity, message, hint}) => {
      const place = placeOfIssue({file, line}, folder)
      const mark = severity === 'warning' ? ' (warning)' : ''
      return `${place}  ${rule}${mark}\n  ${message}\n  ${hint}`
    })
    .join('\n\n')
}

/** `content/guides/caching.md:12`; control characters in names, which terminals obey, as `\u001b`. */
export function placeOfIssue({file, line}: Pick<Issue, 'file' | 'line'>, folder: string): string {
  const place = file === '' ? folder : `${shorten(`${folder}/${file}`)}:${line}`
  return place.replaceAll(/\p{C}/gu, escapeCharacter)
}

function escapeCharacter(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}

/** `content/../examples/a.js` → `examples/a.js` */
function shorten(path: string): string {
  return path.replace(/[^/]+\/\.\.\//, '')
}

/** By code units, in every locale. */
export function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
