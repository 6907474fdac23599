import {z} from 'zod'
import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'

type DatedPage = Pick<ParsedPage, 'path' | 'frontMatter'>

/** Finds posts whose names begin like a date that no calendar has, and updates before the date. */
export function checkDates(pages: readonly DatedPage[]): Issue[] {
  return [...checkNamedDates(pages), ...checkUpdates(pages)]
}

function checkUpdates(pages: readonly DatedPage[]): Issue[] {
  return pages.flatMap(({path: file, frontMatter: {date, updated}}) => {
    if (date === undefined || updated === undefined || updated >= date) return []
    const message = `The page was updated on ${updated}, before its date, ${date}.`
    const hint = 'Remove “updated” from the front matter, or correct one of the dates.'
    return [{rule: 'bad-front-matter', severity: 'warning', file, line: 1, message, hint}]
  })
}

function checkNamedDates(pages: readonly DatedPage[]): Issue[] {
  return pages.flatMap(({path: file, frontMatter}) => {
    const [, date] = /(?:^|\/)(\d{4}-\d\d?-\d\d?)-[^/]*$/.exec(file) ?? []
    if (date === undefined || frontMatter.date !== undefined) return []
    if (z.iso.date().safeParse(date).success) return []
    const message = `“${date}” in the name is not a date, so the page has none.`
    const hint = 'Write the date as in 2024-02-29, or add “date” to the front matter.'
    return [{rule: 'bad-file-name', severity: 'warning', file, line: 1, message, hint}]
  })
}
