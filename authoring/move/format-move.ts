import type {Issue} from '../../tools/issues/issue.ts'
import {formatChange, type FactChange} from '../read-webpack/compare-facts.ts'
import type {Place} from './find-places.ts'
import type {Sentence} from './find-sentences.ts'

/** What a move did, and what is left to a person. */
export interface Move {
  /** `webpack 5.112.2 → 5.113.0`. */
  readonly versions: readonly string[]
  /** Where to read what the authors of the releases say. */
  readonly notes: readonly string[]
  /** What commands wrote, such as `facts/: 9 files`. */
  readonly written: readonly string[]
  readonly changes: readonly FactChange[]
  /** What the packages need of Node.js and of others, where it differs. */
  readonly needs: readonly string[]
  readonly placeOf: (id: string) => Place | undefined
  readonly sentences: readonly Sentence[]
  /** What stops a build or a check: `content/a.md:3 wrong-output …`. */
  readonly errors: readonly string[]
  /** The marks of entries that are not described yet. */
  readonly marks: readonly Pick<Issue, 'file' | 'line'>[]
  /** New messages that are no facts, with their files. */
  readonly messages: ReadonlyMap<string, string>
}

/** Formats a move as Markdown: what is written, to review, and to write. */
export function formatMove(move: Move): string {
  const {changes, placeOf} = move
  const others = changes.filter(({change}) => change !== 'added')
  const open = changes.filter(
    ({id, change}) => change === 'added' && isOpen(placeOf(id), move.marks),
  )
  const sections = {
    Written: move.written,
    'To review: facts that changed or are gone': others.flatMap(each => tell(each, placeOf)),
    'To review: what the packages need': move.needs,
    'To review: sentences': move.sentences.map(
      ({place, text, reason}) => `${place} ${quote(text)} (${reason})`,
    ),
    'To review: what stops the build or a check': move.errors,
    'To write: facts that are not described yet': open.flatMap(each => tell(each, placeOf)),
    'To write, if readers meet them: new messages that are no facts': [...move.messages].map(
      ([text, file]) => `${file} ${quote(text)}`,
    ),
  }
  const parts = Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title} (${lines.length})\n\n- ${lines.join('\n- ')}`)
  return [`# ${move.versions.join(', ')}`, ...move.notes, ...parts].join('\n\n')
}

/** Lines between the directive of a fact and the mark below it. */
const BELOW = 2

/** Whether the entry of a fact has a mark, or no page has one. */
function isOpen(place: Place | undefined, marks: Move['marks']): boolean {
  if (place?.line === undefined) return true
  const {file, line: first} = place
  return marks.some(({file: of, line}) => of === file && line >= first && line <= first + BELOW)
}

function tell(change: FactChange, placeOf: Move['placeOf']): string[] {
  const {file, line} = placeOf(change.id) ?? {}
  const where =
    file === undefined ? 'no page' : `content/${file}${line === undefined ? '' : `:${line}`}`
  return formatChange(change).map(text => `${where} ${code(text.trim())}`)
}

/** Longest text in a line. */
const MAX_LENGTH = 200

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${cut(text)}${fence}`
}

function quote(text: string): string {
  return `“${cut(text.replaceAll(/\s+/g, ' ').trim())}”`
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}
