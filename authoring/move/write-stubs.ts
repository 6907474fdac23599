import {join} from 'node:path'
import type {Fact} from '#contract/webpack.ts'
import {groupBy} from '#contract/private/group-by.ts'
import {directiveOf} from '../../tools/facts/fact-directive.ts'
import {findCodeLines} from './code-lines.ts'
import type {Place} from './find-places.ts'
import {rewrite} from './rewrite.ts'

/** A fact that no page shows, and where it belongs. */
export interface Stub {
  readonly fact: Fact
  readonly place: Place
}

/**
 * Writes entries of facts next to the facts with the nearest names, in the same form: as a row, an
 * item or a section. What they say is that they are not described yet, since a day: `2026-02-03`.
 */
export function writeStubs(folder: string, stubs: readonly Stub[], day: string): void {
  const files = groupBy(stubs, ({place}) => place.file)
  for (const [file, own] of files) {
    rewrite(join(folder, file), text => insertStubs(text, own, day))
  }
}

/** The text of a page with entries of these facts. */
export function insertStubs(text: string, stubs: readonly Stub[], day: string): string {
  const lines = text.split('\n')
  const byLine = groupBy(stubs, ({place}) => place.line ?? lines.length)
  for (const [line, own] of [...byLine].toSorted(([a], [b]) => b - a)) {
    const shown = lines[line - 1] ?? ''
    const at = /^\s*(?:\||[-*] )/.test(shown) ? line : endOfSection(lines, line)
    const entries = own
      .toSorted((a, b) => (a.fact.id < b.fact.id ? -1 : 1))
      .flatMap(stub => buildEntry(shown, headingBefore(lines, line), stub, day))
    lines.splice(at, 0, ...entries)
  }
  const uncovered = stubs
    .filter(({place}) => !place.isCovered)
    .map(({fact}) => `  - ${quote(fact.id)}`)
  const covers = lines.indexOf('covers:')
  if (covers !== -1) lines.splice(covers + 1, 0, ...uncovered)
  return lines.join('\n')
}

function buildEntry(shown: string, depth: string, {fact, place}: Stub, day: string): string[] {
  const mark = `:undescribed{since="${day}"}`
  const block = directiveOf(fact)
  const inline = nameInline(block, shown, fact.name, place.neighbor ?? '')
  if (/^\s*\|/.test(shown)) {
    const cells = shown.split(/(?<!\\)\|/).length - 2
    return [`| ${[inline, ...Array<string>(Math.max(0, cells - 2)).fill(''), mark].join(' | ')} |`]
  }
  const [item] = /^\s*[-*] /.exec(shown) ?? []
  if (item !== undefined) return [`${item}${inline}: ${mark}`]
  const title = fact.name.includes(' ') ? fact.name : `\`${fact.name}\``
  return [`${depth} ${title}`, '', block, '', mark, '']
}

/** `:option{…}`, with the last name as label if the neighbor has one: `:option[path]{…}`. */
function nameInline(block: string, shown: string, name: string, neighbor: string): string {
  const lastOf = (text: string) => text.replace(/^.*[.:]/, '')
  const isShort = shown.includes(`[${lastOf(neighbor)}]{`)
  return block.slice(1).replace('{', isShort ? `[${lastOf(name)}]{` : '{')
}

/** The marks of the heading above a line: `###`. */
function headingBefore(lines: readonly string[], line: number): string {
  const heading = findHeadings(lines).findLast(index => index < line)
  return /^#+/.exec(lines[heading ?? -1] ?? '')?.[0] ?? '##'
}

/** The index of the next heading, or of the end. */
function endOfSection(lines: readonly string[], line: number): number {
  return findHeadings(lines).find(index => index >= line) ?? lines.length
}

function findHeadings(lines: readonly string[]): number[] {
  const code = findCodeLines(lines)
  return lines.flatMap((line, index) => (/^#{2,6} /.test(line) && !code.has(index) ? index : []))
}

function quote(id: string): string {
  return /^[\w:.-]+$/.test(id) ? id : JSON.stringify(id)
}
