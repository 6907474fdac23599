import {formatChange, type FactChange} from '../read-webpack/compare-facts.ts'
import type {Sentence} from './find-sentences.ts'
import type {Place} from './find-places.ts'

/** What a move did, and what is left to a person. */
export interface Move {
  /** `webpack 5.112.2 → 5.113.0`. */
  readonly versions: readonly string[]
  /** What commands wrote, such as `facts/: 9 files`. */
  readonly written: readonly string[]
  readonly changes: readonly FactChange[]
  readonly placeOf: (id: string) => Place | undefined
  readonly sentences: readonly Sentence[]
  /** New messages that are no facts, with their files. */
  readonly messages: ReadonlyMap<string, string>
  /** Facts that no page describes yet, with the place of their marks. */
  readonly undescribed: readonly string[]
  /** What stops a build or a check: `content/a.md:3 wrong-output …`. */
  readonly errors: readonly string[]
  /** Where to read what the authors of the releases say. */
  readonly notes: readonly string[]
}

/** Formats a move as Markdown: what is written, to review, and to write. */
export function formatMove(move: Move): string {
  const {changes, placeOf} = move
  const withPlace = (change: FactChange) => {
    const place = placeOf(change.id)
    const where = place
      ? `content/${place.file}${place.line === undefined ? '' : `:${place.line}`}`
      : ''
    return formatChange(change).map(line => `${where || 'no page'} ${code(line.trim())}`)
  }
  const added = changes.filter(({change}) => change === 'added')
  const others = changes.filter(({change}) => change !== 'added')
  const sections = {
    Written: move.written,
    'To review: facts that changed or are gone': others.flatMap(withPlace),
    'To review: sentences': move.sentences.map(
      ({place, text, reason}) => `${place} ${quote(text)} (${reason})`,
    ),
    'To review: what stops the build or a check': move.errors,
    'To write: new facts': added.flatMap(withPlace),
    'To write: not described yet': move.undescribed,
    'To write: new messages that are no facts': [...move.messages].map(
      ([text, file]) => `${file} ${quote(text)}`,
    ),
  }
  const parts = Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([title, lines]) =>
        `## ${title} (${lines.length})\n\n${lines.map(line => `- ${line}`).join('\n')}`,
    )
  const head = [`# ${move.versions.join(', ')}`, ...move.notes]
  return [...head, ...parts].join('\n\n')
}

/** Longest text of a line of the table. */
const MOST = 200

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${cut(text)}${fence}`
}

function quote(text: string): string {
  return `“${cut(text.replaceAll(/\s+/g, ' ').trim())}”`
}

function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}
