import {idOf} from '../search/words/split-words.ts'

/** A heading of a page in Markdown. */
interface Heading {
  /** Position of its line. */
  readonly line: number
  readonly level: number
  readonly id: string
}

/**
 * The part of a page that a link with this id leads to: the heading, and all that belongs to it. If
 * the id is that of a part of the text, such as a row of a table, it is the rows that name it.
 */
export function findSection(page: string, id: string, ids: readonly string[]): string | undefined {
  const lines = page.split('\n')
  const headings = listHeadings(lines, ids)
  const index = headings.findIndex(heading => heading.id === id)
  const found = headings[index]
  if (found === undefined) return ids.includes(id) ? findRows(lines, id) : undefined
  const next = headings.slice(index + 1).find(({level}) => level <= found.level)
  return `${lines.slice(found.line, next?.line).join('\n').trim()}\n`
}

/** The headings below the title. Their ids are those of the page, in the same order. */
function listHeadings(lines: readonly string[], ids: readonly string[]): Heading[] {
  let fence: string | undefined
  let at = 0
  return lines.flatMap((text, line): Heading[] => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(text) ?? []
    if (fence !== undefined) {
      if (mark !== undefined && text.trim() === mark && mark.startsWith(fence)) fence = undefined
      return []
    }
    fence = mark
    const [, signs = '', title] = /^(#{2,6}) (.*)$/.exec(text) ?? []
    if (title === undefined) return []
    const found = nextId(ids, at, title)
    if (found >= 0) at = found + 1
    return [{line, level: signs.length, id: ids[found] ?? ''}]
  })
}

/**
 * The position of the id of a heading: the next one that looks like the title, otherwise the next
 * one.
 */
function nextId(ids: readonly string[], start: number, title: string): number {
  const words = idOf(title.replaceAll(/\]\([^)]*\)/g, ''))
  const alike = ids.findIndex(
    (id, index) => index >= start && (id === words || id.replace(/-\d+$/, '') === words),
  )
  return alike >= 0 ? alike : start
}

function findRows(lines: readonly string[], id: string): string | undefined {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  const wanted = letters(id.replace(/^[a-z]+-/, ''))
  const rows = lines.filter(line => letters(line.split('|')[1] ?? line).includes(wanted))
  return rows.length > 0 ? `${rows.slice(0, 5).join('\n')}\n` : undefined
}
